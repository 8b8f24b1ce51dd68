import type { Browser, BrowserContext, Locator, Page } from '@playwright/test';
import type { BotLevel } from '@tasovka/kernel';
import { connect, type RoomConnection, roomApi, type SeatCredentials } from '@tasovka/protocol';

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
  readonly level?: BotLevel;
  /** Phones of people who have turned motion off. */
  readonly still?: boolean;
}

export const faces = ['queen', 'pirate', 'painter', 'curly', 'cap', 'cook', 'deejay', 'winter', 'party', 'clerk'];
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
export async function as(
  base: string,
  { code, token }: SeatCredentials,
  what: (connection: RoomConnection) => Promise<void>,
): Promise<void> {
  const connection = connect({ url: `${base.replace('http', 'ws')}/socket`, room: code, token });
  await opened(connection);
  await what(connection);
  connection.close();
}

/** Everything a server says to any page of a browser. */
export function overhear(context: BrowserContext, hear: (line: string) => void): void {
  context.on('page', (page) => {
    page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => hear(String(payload))));
  });
}

/** What the browser of somebody remembers who has been here before, and holds a seat. */
export function belongings(
  name: string,
  face: string,
  entered: SeatCredentials | null,
  game: string,
): Readonly<Record<string, string>> {
  const seat = entered && { [entered.code]: { token: entered.token, guest: entered.guest, game, at: Date.now() } };
  const kept = { name, face, sound: false, hints: false, ...(seat && { seats: seat }) };
  return Object.fromEntries(Object.entries(kept).map(([key, value]) => [`tasovka.${key}`, JSON.stringify(value)]));
}

/** A browser that already holds a seat, as if its owner had sat down here. */
export async function sit(
  browser: Browser,
  base: string,
  name: string,
  face: string,
  entered: SeatCredentials | null,
  game = 'swintus',
  viewport = phone,
  still = false,
): Promise<Person> {
  const reducedMotion = still ? 'reduce' : 'no-preference';
  const context = await browser.newContext({ viewport, hasTouch: true, locale: 'ru-RU', baseURL: base, reducedMotion });
  const kept = belongings(name, face, entered, game);
  await context.addInitScript((all) => {
    if (localStorage.getItem('tasovka.name')) return;
    for (const [key, value] of Object.entries(all)) localStorage.setItem(key, value);
  }, kept);
  const heard: string[] = [];
  overhear(context, (line) => heard.push(line));
  const page = await context.newPage();
  return { name, page, context, heard };
}

/** Everybody has come and is ready, bots in the chairs that people leave free; the first has yet to begin. */
export async function layTable(plan: Omit<TablePlan, 'still'>): Promise<SeatCredentials[]> {
  const { base, game, options, people, bots = 0, level = 'strong' } = plan;
  const [first, ...rest] = people as [string, ...string[]];
  const host = await roomApi.create(base, { game, name: first, face: faces[0] as string });
  const seats = [host];
  for (const [i, name] of rest.entries())
    seats.push(await roomApi.join(base, host.code, { name, face: faces[i + 1] as string }));
  await as(base, host, async (connection) => {
    for (let i = 0; i < bots; i++) await connection.table({ kind: 'bot', level });
    const chosen = await connection.table({ kind: 'choose', game, options: options as never });
    if (chosen.t !== 'done') throw new Error(JSON.stringify(chosen));
  });
  await Promise.all(
    seats.slice(1).map((seat) =>
      as(base, seat, async (connection) => {
        await connection.table({ kind: 'ready', ready: true });
      }),
    ),
  );
  return seats;
}

/** Sets a table and starts the match; the chairs of people are empty yet. */
export async function setTable(plan: Omit<TablePlan, 'still'>): Promise<SeatCredentials[]> {
  const seats = await layTable(plan);
  await as(plan.base, seats[0] as SeatCredentials, async (connection) => {
    const begun = await connection.table({ kind: 'start' });
    if (begun.t !== 'done') throw new Error(JSON.stringify(begun));
  });
  return seats;
}

/** A table in play: people in browsers of their own, bots in the rest of the chairs. */
export async function startTable(
  browser: Browser,
  plan: TablePlan,
  viewport = phone,
): Promise<{ code: string; people: Person[] }> {
  const { base, game, people, still = false } = plan;
  const seats = await setTable(plan);
  const { code } = seats[0] as SeatCredentials;
  const sitting = await Promise.all(
    seats.map((seat, i) => sit(browser, base, people[i] as string, faces[i] as string, seat, game, viewport, still)),
  );
  await Promise.all(sitting.map(({ page }) => page.goto(`/t/${code}`)));
  return { code, people: sitting };
}

/** One's cards; or the sheet in their place, where the very first card asks something of the dealer (LO-3). */
export const handOrSheet = (page: Page): Locator =>
  page.locator('.hand [data-card]').or(page.getByRole('region')).first();
