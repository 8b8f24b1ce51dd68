import { later, type Tab, until } from './tab.ts';

interface Wanted {
  readonly selector: string;
  /** What it is called, where the selector alone does not say. */
  readonly name?: string;
}

/** Runs in the page: where a finger can press the first of these that can be pressed; nothing where something lies over it. */
function spotOf({ selector, name }: Wanted): { x: number; y: number } | null {
  const plain = (text: string): string =>
    text
      .replace(/\u2060/g, '')
      .replace(/\s+/g, ' ')
      .trim();
  for (const one of document.querySelectorAll<HTMLElement>(selector)) {
    const called = plain(one.getAttribute('aria-label') ?? one.innerText);
    if (name !== undefined && called !== name) continue;
    if (one.closest('dialog:not([open])') || one.matches(':disabled')) continue;
    const box = one.getBoundingClientRect();
    if (box.bottom > innerHeight || box.top < 0) one.scrollIntoView({ block: 'center' });
    const { left, top, width, height } = one.getBoundingClientRect();
    if (width === 0) continue;
    // Of a card in a fan only a strip is free, and it may be turned.
    const free = [0.5, 0.3, 0.15].flatMap((across) => [0.5, 0.3].map((down) => [across, down] as const));
    for (const [across, down] of free) {
      const [x, y] = [Math.round(left + width * across), Math.round(top + height * down)];
      if (one.contains(document.elementFromPoint(x, y))) return { x, y };
    }
  }
  return null;
}
const isThere = (selector: string): boolean => document.querySelector(selector) !== null;
const textOf = (): string => document.body.innerText.replace(/\u2060/g, '').replace(/\s+/g, ' ');
const type = (selector: string, text: string): void => {
  const field = document.querySelector<HTMLInputElement>(selector);
  if (!field) throw new Error(`no ${selector}`);
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
};
const faultsOf = (): string[] => (globalThis as { faults?: string[] }).faults ?? ['the page was not watched'];
const keep = (all: Readonly<Record<string, unknown>>): void => {
  localStorage.clear();
  for (const [key, value] of Object.entries(all)) localStorage.setItem(`tasovka.${key}`, JSON.stringify(value));
};

/** Somebody at a browser: finds things by what they are called and presses them, and tells what went wrong in the page. */
export class Visitor {
  readonly faults: string[] = [];
  readonly tab: Tab;
  private readonly base: string;
  private isInside = false;

  constructor(tab: Tab, base: string) {
    this.tab = tab;
    this.base = base;
  }

  /** With nothing remembered but this. */
  async begin(kept: Readonly<Record<string, unknown>> = {}): Promise<void> {
    await this.leave();
    await this.tab.open(`${this.base}/icon.svg`);
    await this.tab.run(keep, { language: 'ru', hints: false, ...kept });
  }

  async open(path: string): Promise<void> {
    await this.leave();
    await this.tab.open(this.base + path);
    this.isInside = true;
  }

  /** What went wrong on this page is remembered before it goes. */
  async leave(): Promise<void> {
    if (this.isInside) this.faults.push(...(await this.tab.run(faultsOf)));
    this.isInside = false;
  }

  /** All that is written on the page. */
  reads = (): Promise<string> => this.tab.run(textOf);

  sees = (text: string): Promise<unknown> =>
    until(`«${text}»`, async () => ((await this.reads()).includes(text) ? true : null));

  has = (selector: string): Promise<boolean> => this.tab.run(isThere, selector);

  meets = (selector: string): Promise<unknown> =>
    until(selector, async () => ((await this.has(selector)) ? true : null));

  /** Presses a button or a link by its name. */
  taps = (name: string): Promise<void> => this.hits({ selector: 'button, a, [role=button]', name });

  presses = (selector: string, holdMs = 0): Promise<void> => this.hits({ selector }, holdMs);

  /** Once it stands still: whatever is still on its way would be missed. */
  private async hits(wanted: Wanted, holdMs = 0): Promise<void> {
    const spot = await until(`${wanted.selector} ${wanted.name ?? ''}`, async () => {
      const before = await this.tab.run(spotOf, wanted);
      await later(60);
      const now = await this.tab.run(spotOf, wanted);
      return before && now && before.x === now.x && before.y === now.y ? now : null;
    });
    await this.tab.press(spot.x, spot.y, holdMs);
    // People look before they press again.
    await later(300);
  }

  writes = (selector: string, text: string): Promise<void> => this.tab.run(type, selector, text);

  /** Presses whatever of these can be pressed, the most urgent first, until something is there. */
  async goesOnUntil(end: string, ways: readonly string[]): Promise<void> {
    await until(
      end,
      async () => {
        if (await this.has(end)) return true;
        for (const selector of ways) {
          const spot = (await this.has(selector)) ? await this.tab.run(spotOf, { selector }) : null;
          if (!spot) continue;
          await this.tab.press(spot.x, spot.y);
          break;
        }
        return null;
      },
      90_000,
    );
  }
}
