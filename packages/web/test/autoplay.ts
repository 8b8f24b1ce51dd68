import type { Person } from './kit.ts';

/** Something somebody at a table would press. */
export interface Way {
  /** In words, for who reads a report. */
  readonly does: string;
  /** Within the topmost sheet where one lies open, otherwise anywhere. */
  readonly press: string;
  /** For how long it must have been there, and left alone. */
  readonly patience?: number;
}

/** Something that happens to somebody at a table: it is there when this is found. */
export interface Sight {
  readonly sees: string;
  readonly at: string;
}

export interface Play {
  readonly every: number;
  /** The most urgent first. */
  readonly ways: readonly Way[];
  readonly sights?: readonly Sight[];
}

/** Every moment is marked with this before its name, so that a trace tells what the page went through. */
export const momentMark = 'moment: ';

/** What somebody at a table of cards would press. */
export const cardWays: readonly Way[] = [
  { does: 'goes on to the next round', press: '.over button' },
  { does: 'slaps', press: '.slap button' },
  { does: 'has chosen', press: '.choice .done button:not(:disabled)' },
  {
    does: 'chooses',
    press:
      '.choice .colours button, .choice .seats button, .choice .row button, .choice .go button, .choice .cards button[aria-pressed="false"]',
  },
  { does: 'chooses a way', press: 'section .ways button' },
  { does: 'catches somebody', press: '.bar .alarm' },
  { does: 'calls', press: '.bar .call.hot' },
  { does: 'lays a card', press: '.hand.lit .card.can:not(.gone)' },
  { does: 'draws or passes', press: '.bar .main' },
];

/** What somebody at a table of «Шпион» would press, and say. */
export const spyWays: readonly Way[] = [
  { does: 'goes on from the reveal', press: '.reveal .go button' },
  { does: 'votes', press: '.verdict .go button' },
  { does: 'says it', press: '.foot .send:not(:disabled)' },
  { does: 'finds words', press: '.foot form input:placeholder-shown' },
  { does: 'chooses whom to ask', press: '.whom button:not([aria-disabled])' },
];

/** Runs in the page, and has nothing but what it is given. */
function playOn({ every, ways, sights = [], mark }: Play & { readonly mark: string }): void {
  const since = new Map<string, number>();
  const seen = new Set<string>();
  const note = (moment: string): void => void performance.mark(mark + moment);

  function press(element: HTMLElement): void {
    if (element instanceof HTMLInputElement) {
      element.value = 'Лошадь подтвердит.';
      element.dispatchEvent(new Event('input', { bubbles: true }));
    } else if (element.matches('.slap button, .look')) {
      element.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
      setTimeout(() => dispatchEvent(new PointerEvent('pointerup')), 900);
    } else element.click();
  }
  function look(): void {
    for (const { sees, at } of sights) {
      if (!document.querySelector(at)) seen.delete(sees);
      else if (!seen.has(sees)) {
        seen.add(sees);
        note(sees);
      }
    }
  }
  /** A sheet that is closed may be kept, with everything on it. What is not there is looked for without leaving litter. */
  function inSight(selector: string): HTMLElement[] {
    if (!document.querySelector(selector)) return [];
    const all = [...document.querySelectorAll<HTMLElement>(selector)];
    return all.filter((one) => !one.closest('dialog:not([open])'));
  }
  function move(): void {
    const root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
    const now = performance.now();
    let done = false;
    for (const { does, press: selector, patience = 0 } of ways) {
      const all = inSight(selector);
      // What a sheet covers for a while has not gone.
      if (all.length === 0) since.delete(selector);
      const within = all.filter((one) => root.contains(one));
      const element = within[Math.floor(Math.random() * within.length)];
      if (!element) continue;
      const there = since.get(selector) ?? now;
      since.set(selector, there);
      if (done || now - there < patience) continue;
      since.set(selector, now);
      note(does);
      press(element);
      done = true;
    }
  }
  setInterval(() => {
    look();
    move();
  }, every);
}

/** The page plays by itself from now on, round after round, so that nobody need reach into it while it is measured. */
export const autoplay = ({ page }: Person, play: Play): Promise<void> =>
  page.evaluate(playOn, { ...play, mark: momentMark });
