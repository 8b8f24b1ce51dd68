import type { Page } from '@playwright/test';
import type { Shown } from '@tasovka/protocol';
import type { Moment } from './found.ts';

const press = (element: HTMLElement | SVGElement): void => {
  if (element.matches('.look')) element.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  else (element as HTMLElement).click();
  element.scrollIntoView({ block: 'center' });
};

export const seatOnStage = { HRJKM: { token: 'x', guest: 'g0', game: 'swintus', at: 0 } };

/** A page whose server is a play: it is shown moments, one after another, by the real components. */
export class Stage {
  readonly page: Page;
  /** What the page did, as it would have told the server. */
  readonly acts: unknown[] = [];
  private moment: Moment | null = null;
  private lostAlready = false;
  private readonly watching: boolean;

  private constructor(page: Page, watching: boolean) {
    this.page = page;
    this.watching = watching;
  }

  /** `watching`: the page is a television, which holds no cards. */
  static async open(page: Page, watching = false): Promise<Stage> {
    const stage = new Stage(page, watching);
    await page.routeWebSocket(/\/socket/, (socket) => {
      socket.onMessage((message) => {
        const { t, id, action } = JSON.parse(String(message)) as { t: string; id?: number; action?: unknown };
        const { moment } = stage;
        if (!moment) return;
        const send = (said: object): void => socket.send(JSON.stringify(said));
        if (t === 'hello' && moment.lost && stage.lostAlready) {
          socket.close({ code: 1012 });
        } else if (t === 'hello') {
          stage.lostAlready = true;
          const began = Date.now();
          send({
            t: 'welcome',
            seq: 1,
            now: began,
            shown: stage.shown(moment.shown),
            chat: [],
            missed: moment.before ?? [],
          });
          if (moment.lost) setTimeout(() => socket.close({ code: 1012 }), 300);
          if (moment.live)
            setTimeout(() => send({ t: 'update', seq: 2, now: Date.now(), events: moment.live, patch: {} }), 500);
        }
        if (t === 'act') stage.acts.push(action);
        if (t === 'act') send(moment.refusal ? { t: 'refused', id, ...moment.refusal } : { t: 'done', id });
      });
    });
    return stage;
  }

  async show(moment: Moment): Promise<void> {
    this.moment = moment;
    this.lostAlready = false;
    await this.page.goto(`${this.watching ? '/tv' : '/t'}/HRJKM`);
    await this.settle(moment.live ? 900 : 300);
    if (this.watching) return;
    for (const selector of moment.press ?? []) {
      // Where cards overlap, a real click would find another one.
      await this.page.locator(selector).first().evaluate(press, undefined, { timeout: 3000 });
      await this.page.waitForTimeout(350);
    }
    if (moment.lost) await this.page.waitForTimeout(1500);
  }

  /** Everything is loaded, typefaces and pictures too. */
  async settle(ms: number): Promise<void> {
    await this.page.waitForLoadState('networkidle');
    await this.page.evaluate(() => document.fonts.ready.then(() => undefined));
    await this.page.waitForTimeout(ms);
  }

  private shown(shown: Shown): Shown {
    if (!this.watching) return shown;
    const table = { ...shown.table, you: 'tv' };
    return {
      table,
      match: shown.match && { ...shown.match, seat: null, offers: [], view: { ...shown.match.view, hand: {} } },
    };
  }
}
