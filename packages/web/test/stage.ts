import type { Page, Request } from '@playwright/test';
import type { Json, JsonObject } from '@tasovka/kernel';
import { closeCodes, type RoomView, viewOnWire } from '@tasovka/protocol';
import type { Moment } from './found.ts';

const press = (element: HTMLElement | SVGElement): void => {
  if (element.matches('.look')) element.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  else (element as HTMLElement).click();
  element.scrollIntoView({ block: 'center' });
};

/** Typefaces and pictures are there, the page has drawn itself and is idle for a moment. */
const rest = async (): Promise<void> => {
  await document.fonts.ready;
  // Drawings come a few a frame: all are there when some frames bring no more.
  // What is out of sight is drawn when somebody scrolls there; to ask where it would be lays it out, every one by itself.
  const isInSight = ({ top, bottom }: DOMRect): boolean => bottom > 0 && top < innerHeight;
  const isAwaited = (one: Element): boolean =>
    one.checkVisibility({ contentVisibilityAuto: true }) && isInSight(one.getBoundingClientRect());
  for (let before = -1, still = 0, frames = 0; still < 4 && frames < 1500; frames++) {
    const awaited = [...document.querySelectorAll('[aria-busy]')].filter(isAwaited).length;
    const now = awaited > 0 ? Number.NaN : document.querySelectorAll('img, svg').length;
    still = now === before ? still + 1 : 0;
    before = now;
    await new Promise((frame) => requestAnimationFrame(frame));
  }
  // A lazy picture that is not in sight is never fetched.
  const pictures = [...document.images].filter((image) => image.checkVisibility() && image.loading !== 'lazy');
  const drawn = Promise.all(pictures.map((image) => image.decode().catch(() => undefined)));
  await Promise.race([drawn, new Promise((later) => setTimeout(later, 2000))]);
  await new Promise((later) => requestAnimationFrame(() => requestAnimationFrame(later)));
  await new Promise((later) => requestIdleCallback(later, { timeout: 1000 }));
  await new Promise((later) => setTimeout(later, 40));
};

/** Out of the door and back in, without a reload: all that is new about a table is built anew. */
const comeAgain = async (path: string): Promise<void> => {
  const go = (to: string): void => {
    history.replaceState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  };
  go('/nobody/here');
  await new Promise((frame) => requestAnimationFrame(frame));
  sessionStorage.clear();
  go(path);
};

/** Of a posed moment, which somebody at the table sees: no hand, and not what two of them hand over. */
const publicPart = ({ table, ...view }: JsonObject): JsonObject => ({
  ...view,
  hand: {},
  table: isObject(table) && 'cards' in table ? { ...table, cards: null } : (table ?? null),
});
const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const seatOnStage = { HRJKM: { token: 'x', guest: 'g0', game: 'swintus', at: 0 } };

/** A page whose server is a play: it is shown moments, one after another, by the real components. */
export class Stage {
  readonly page: Page;
  /** The page is a television, which holds no cards. */
  readonly watching: boolean;
  /** What the page did, as it would have told the server. */
  readonly acts: unknown[] = [];
  private moment: Moment | null = null;
  private lostAlready = false;
  /** Goes on with the play: what happens once the screen is there. */
  private tell: (said: object) => void = () => {};
  private dismiss: () => void = () => {};
  private greeted: () => void = () => {};
  private asked = 0;
  private readonly pending = new Set<Request>();

  private constructor(page: Page, watching: boolean) {
    this.page = page;
    this.watching = watching;
    page.on('request', (request) => {
      this.asked++;
      this.pending.add(request);
    });
    page.on('requestfinished', (request) => this.pending.delete(request));
    page.on('requestfailed', (request) => this.pending.delete(request));
  }

  static async open(page: Page, watching = false): Promise<Stage> {
    const stage = new Stage(page, watching);
    // What one scene counted for its podium is no business of the next.
    await page.addInitScript(() => sessionStorage.clear());
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
            view: viewOnWire(stage.shown(moment)),
            chat: [],
            missed: stage.heard(moment).before ?? [],
          });
          if (moment.lost) setTimeout(() => socket.close({ code: 1012 }), 300);
          stage.tell = send;
          stage.greeted();
          stage.dismiss = () => void socket.close({ code: closeCodes.movedDevice });
        }
        if (t === 'act') stage.acts.push(action);
        if (t === 'act') send(moment.refusal ? { t: 'refused', id, ...moment.refusal } : { t: 'done', id });
      });
    });
    return stage;
  }

  async show(moment: Moment): Promise<void> {
    // A page that was told it is no longer wanted, or that lost its server, starts from the beginning.
    const isFresh = this.moment === null || this.moment.lost || this.moment.notice;
    this.moment = moment;
    this.lostAlready = false;
    const greeting = new Promise<void>((greeted) => {
      this.greeted = greeted;
    });
    const path = `${this.watching ? '/tv' : '/t'}/HRJKM`;
    if (isFresh || new URL(this.page.url()).pathname !== path) await this.arrive(path);
    else await this.page.evaluate(comeAgain, path);
    const nobody = this.page.waitForTimeout(60_000).then(() => Promise.reject(new Error('nobody came to the table')));
    await Promise.race([greeting, nobody]);
    await this.settle(2);
    const { live } = this.heard(moment);
    if (live) {
      this.tell({ t: 'update', seq: 2, now: Date.now(), events: live, patch: {} });
      await this.settle(1);
      // What is told large for a moment is over before anybody looks closer.
      await this.page.locator('.moment').waitFor({ state: 'detached' });
    }
    for (const [i, line] of (moment.said ?? []).entries()) {
      this.tell({ t: 'chat', line: { n: i + 1, at: Date.now(), ...line } });
      await this.settle(1);
    }
    if (moment.notice) {
      this.tell({ t: 'notice', kind: moment.notice });
      if (moment.notice === 'moved-device') this.dismiss();
      await this.settle(1);
    }
    if (this.watching) return;
    for (const selector of moment.press ?? []) {
      // Where cards overlap, a real click would find another one.
      await this.page.locator(selector).first().evaluate(press, undefined, { timeout: 3000 });
      await this.settle(1);
    }
    if (moment.lost) await this.page.locator('.banner p').waitFor();
  }

  /**
   * Somebody with a finger and not with keys: nothing wears the ring of the focus. Every page has to be told anew, and
   * takes notice only if what is touched can have the focus.
   */
  async arrive(path: string): Promise<void> {
    await this.page.goto(path);
    await this.page.evaluate(() => document.body.setAttribute('tabindex', '-1'));
    await this.page.mouse.click(0, 0);
    await this.page.evaluate(() => document.body.removeAttribute('tabindex'));
  }

  /** Everything is loaded, typefaces and pictures too: nothing is under way, and a page with nothing left to do asks for no more. */
  async settle(times: number): Promise<void> {
    for (let quiet = 0; quiet < times; ) {
      const asked = this.asked;
      await this.page.evaluate(rest);
      quiet = this.pending.size === 0 && asked === this.asked ? quiet + 1 : 0;
    }
  }

  private heard(moment: Moment): Pick<Moment, 'before' | 'live'> {
    return (this.watching && moment.watched) || moment;
  }

  /** The moment is now, however long ago it was made up. */
  private shown({ shown: { table: made, match }, watched }: Moment): RoomView {
    const table = { ...made, began: Date.now() + made.began };
    if (!this.watching) return { table, match };
    const view = watched?.view ?? (match && publicPart(match.view));
    return {
      table: { ...table, you: 'tv' },
      match: match && { ...match, seat: null, offers: [], ...(view && { view }) },
    };
  }
}
