import type { Browser, CDPSession, Page } from '@playwright/test';
import { Stage, seatOnStage } from '../test/stage.ts';

/** Every size somebody may look at the app in; those that end in -dark show the other theme. */
export const sizes = {
  phone: { width: 360, height: 640 },
  'phone-dark': { width: 360, height: 640 },
  tall: { width: 390, height: 844 },
  /** 390 × 844 at twice the size. */
  zoomed: { width: 195, height: 422 },
  /** For somebody who has set type twice as large. */
  'large-type': { width: 360, height: 640 },
  desk: { width: 1440, height: 900 },
  'desk-dark': { width: 1440, height: 900 },
  tv: { width: 1920, height: 1080 },
} as const;
export type Size = keyof typeof sizes;

/** Whatever would go away by itself stays, and clocks can be stopped: every size shows the very same moment. */
const holdTime = (): void => {
  const later = window.setTimeout;
  const longest = 2500;
  window.setTimeout = ((does: TimerHandler, ms = 0, ...given: unknown[]) =>
    ms >= longest ? 0 : later(does, ms, ...given)) as typeof window.setTimeout;
  const now = performance.now.bind(performance);
  let stopped: number | null = null;
  performance.now = () => stopped ?? now();
  addEventListener('stop-clocks', () => {
    stopped = now();
  });
  addEventListener('start-clocks', () => {
    stopped = null;
  });
};

/** Another width has other lines: what the picture is about is looked for again, until all around it have their height. */
const bringBack = async (): Promise<void> => {
  const { activeElement, body } = document;
  const focused = activeElement === body ? null : activeElement;
  const subject = document.querySelector(':target') ?? focused ?? document.querySelector('details[open] > summary');
  if (!subject) return;
  for (let frames = 0; frames < 4; frames++) {
    subject.scrollIntoView({ block: 'center' });
    await new Promise(requestAnimationFrame);
  }
};

/** One page of the app that is posed once and then seen in many sizes. */
export class Camera {
  readonly page: Page;
  readonly stage: Stage;
  private readonly devtools: CDPSession;

  private constructor(page: Page, stage: Stage, devtools: CDPSession) {
    this.page = page;
    this.stage = stage;
    this.devtools = devtools;
  }

  static async open(browser: Browser, base: string, language: string, watching: boolean): Promise<Camera> {
    const context = await browser.newContext({
      viewport: watching ? sizes.tv : sizes.phone,
      deviceScaleFactor: watching ? 1 : 2,
      locale: language,
      baseURL: base,
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    });
    await context.addInitScript(holdTime);
    await context.addInitScript(
      ([spoken, seats]) => {
        const keep = (key: string, value: unknown): void =>
          localStorage.setItem(`tasovka.${key}`, JSON.stringify(value));
        keep('language', spoken);
        keep('name', spoken === 'ru' ? 'Маша' : 'Molly');
        keep('face', 'queen');
        keep('hints', false);
        keep('seats', seats);
        keep('tv', { HRJKM: 'x' });
      },
      [language, seatOnStage] as const,
    );
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
    return new Camera(page, await Stage.open(page, watching), await context.newCDPSession(page));
  }

  async pose(prepare: (stage: Stage, page: Page) => Promise<void>): Promise<void> {
    await this.look('phone');
    await this.page.evaluate(() => dispatchEvent(new Event('start-clocks')));
    await prepare(this.stage, this.page);
    await this.page.evaluate(() => dispatchEvent(new Event('stop-clocks')));
  }

  async shoot(size: Size, path: string): Promise<void> {
    await this.look(size);
    await this.page.evaluate(bringBack);
    await this.stage.settle(1);
    await this.page.screenshot({ path, scale: sizes[size].width < 1000 ? 'device' : 'css' });
  }

  close(): Promise<void> {
    return this.page.context().close();
  }

  private async look(size: Size): Promise<void> {
    await this.devtools.send('Page.setFontSizes', { fontSizes: { standard: size === 'large-type' ? 32 : 16 } });
    await this.page.setViewportSize(this.stage.watching ? sizes.tv : sizes[size]);
    await this.page.emulateMedia({ colorScheme: size.endsWith('-dark') ? 'dark' : 'light', reducedMotion: 'reduce' });
  }
}
