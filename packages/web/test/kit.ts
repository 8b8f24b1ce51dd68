import type { Browser, BrowserContext, Locator, Page } from '@playwright/test';
import { connect, type Entered, enter, type RoomConnection } from '@tasovka/protocol';

type Options = Readonly<Record<string, unknown>>;

export interface Person {
  readonly name: string;
  readonly page: Page;
  readonly context: BrowserContext;
  /** Everything the server ever sent to this browser. */
  readonly heard: string[];
}

export interface TablePlan {
  readonly base: string;
  readonly game: string;
  readonly options: Options;
  readonly people: readonly string[];
  readonly bots?: number;
}

const faces = ['queen', 'pirate', 'painter', 'curly', 'cap', 'cook', 'deejay', 'winter', 'party', 'clerk'];
export const phone = { width: 390, height: 844 };

const opened = (connection: RoomConnection): Promise<void> =>
  new Promise((resolve) => {
    const timer = setInterval(() => {
      if (connection.status !== 'open') return;
      clearInterval(timer);
      resolve();
    }, 20);
  });

/** Speaks once for a seat without a browser: to set the table before people sit down. */
async function as(
  base: string,
  { code, token }: Entered,
  what: (connection: RoomConnection) => Promise<void>,
): Promise<void> {
  const connection = connect({ url: `${base.replace('http', 'ws')}/socket`, room: code, token });
  await opened(connection);
  await what(connection);
  connection.close();
}

/** A browser that already holds a seat, as if its owner had sat down here. */
export async function sit(
  browser: Browser,
  base: string,
  name: string,
  face: string,
  entered: Entered | null,
  game = 'swintus',
  viewport = phone,
): Promise<Person> {
  const context = await browser.newContext({ viewport, hasTouch: true, locale: 'ru-RU', baseURL: base });
  await context.addInitScript(
    ([who, look, seat, played]) => {
      const keep = (key: string, value: unknown): void => localStorage.setItem(`tasovka.${key}`, JSON.stringify(value));
      if (localStorage.getItem('tasovka.name')) return;
      keep('name', who);
      keep('face', look);
      keep('sound', false);
      keep('coached', ['all']);
      if (seat) keep('seats', { [seat.code]: { token: seat.token, guest: seat.guest, game: played, at: Date.now() } });
    },
    [name, face, entered, game] as const,
  );
  const page = await context.newPage();
  const heard: string[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => heard.push(String(payload))));
  return { name, page, context, heard };
}

/** A table in play: people in browsers of their own, bots in the rest of the chairs. */
export async function startTable(
  browser: Browser,
  plan: TablePlan,
  viewport = phone,
): Promise<{ code: string; people: Person[] }> {
  const { base, game, options, people, bots = 0 } = plan;
  const [first, ...rest] = people as [string, ...string[]];
  const host = await enter.create(base, { game, name: first, face: faces[0] as string });
  const seats = [host];
  for (const [i, name] of rest.entries())
    seats.push(await enter.join(base, host.code, { name, face: faces[i + 1] as string }));
  for (const seat of seats.slice(1)) {
    await as(base, seat, async (connection) => {
      await connection.table({ kind: 'ready', ready: true });
    });
  }
  const sitting: Person[] = [];
  for (const [i, seat] of seats.entries())
    sitting.push(await sit(browser, base, people[i] as string, faces[i] as string, seat, game, viewport));
  await as(base, host, async (connection) => {
    for (let i = 0; i < bots; i++) await connection.table({ kind: 'bot', level: 'strong' });
    const chosen = await connection.table({ kind: 'choose', game, options: options as never });
    if (chosen.t !== 'done') throw new Error(JSON.stringify(chosen));
  });
  // Choosing asks everybody again.
  for (const seat of seats.slice(1)) {
    await as(base, seat, async (connection) => {
      await connection.table({ kind: 'ready', ready: true });
    });
  }
  await as(base, host, async (connection) => {
    const begun = await connection.table({ kind: 'start' });
    if (begun.t !== 'done') throw new Error(JSON.stringify(begun));
  });
  for (const { page } of sitting) await page.goto(`/t/${host.code}`);
  return { code: host.code, people: sitting };
}

/** One's cards; or the sheet in their place, where the very first card asks something of the dealer (LO-3). */
export const handOrSheet = (page: Page): Locator =>
  page.locator('.hand [data-card]').or(page.getByRole('region')).first();
