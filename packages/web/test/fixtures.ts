import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { loadWords } from '@tasovka/games';
import type { JsonObject } from '@tasovka/kernel';
import { connect, type RoomConnection, type SeatCredentials } from '@tasovka/protocol';
import type { RoundPlan } from './dealer.ts';
import { type DealtServer, startDealtServer } from './dealtServer.ts';
import { handOrSheet, type Person, setTable } from './kit.ts';
import { leaks } from './leaks.ts';
import { Phones } from './phones.ts';
import { Player } from './player.ts';

export interface Evening<Names extends readonly string[]> {
  readonly game: string;
  readonly people: Names;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly bots?: number;
  /** Guests without a browser, in the chairs after the people: what each does with what it is offered. */
  readonly programs?: readonly Program[];
  /** What is dealt, round by round; what is not planned is dealt by chance. */
  readonly rounds?: readonly RoundPlan[];
}

export interface Program {
  readonly name: string;
  readonly plays: (offers: readonly JsonObject[]) => JsonObject | undefined;
}

type Seated<Names extends readonly string[]> = { readonly [seat in keyof Names]: Player };

export interface Party {
  /** A table in play: everybody at a phone of their own. */
  sit<const Names extends readonly string[]>(evening: Evening<Names>): Promise<Seated<Names>>;
  /** One more browser whose frames are looked at when the test is over. */
  watchOver(person: Person): void;
  /** The code of the table. */
  readonly code: string;
  readonly address: string;
}

/** What somebody at a table in play has before them: cards, a question, a race, or a card to look at in secret. */
const atTable = (page: Page): Locator =>
  handOrSheet(page)
    .or(page.getByRole('button', { name: /^Твоя карта|ХЛОПАЙ!|БАХ!/ }))
    .first();

/** A guest who speaks the protocol and does what its program says, whenever it is shown something. */
function run({ plays }: Program, address: string, { code, token }: SeatCredentials): RoomConnection {
  const connection: RoomConnection = connect({
    url: `${address.replace('http', 'ws')}/socket`,
    room: code,
    token,
    on: {
      view: ({ match }) => {
        const move = plays(match?.offers ?? []);
        if (move) void connection.act(move);
      },
    },
  });
  return connection;
}

/** Tests that sit people down; after each, what every browser was ever sent is searched for what it must not know. */
export const test = base.extend<{ party: Party }, { testServer: DealtServer; phones: Phones }>({
  testServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern.
    async ({}, use) => {
      const testServer = await startDealtServer();
      await use(testServer);
      await testServer.close();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ testServer }, use) => use(testServer.address),
  phones: [async ({ browser, testServer }, use) => use(new Phones(browser, testServer.address)), { scope: 'worker' }],
  party: async ({ testServer, phones }, use) => {
    const guests: Person[] = [];
    const strangers: Person[] = [];
    const running: RoomConnection[] = [];
    let code = '';
    await use({
      async sit({ game, people, options = {}, bots = 0, programs = [], rounds = [] }) {
        testServer.dealer.plan(rounds);
        const names = [...people, ...programs.map(({ name }) => name)];
        const seats = await setTable({ base: testServer.address, game, options, people: names, bots });
        code = seats[0]?.code ?? '';
        for (const [i, program] of programs.entries())
          running.push(run(program, testServer.address, seats[people.length + i] as SeatCredentials));
        const sitting = await phones.handOut(seats.slice(0, people.length), people, game);
        guests.push(...sitting);
        await everyone(sitting, ({ page }) => expect(atTable(page)).toBeVisible());
        const words = await loadWords(game, 'ru');
        return sitting.map((person) => new Player(person, words)) as unknown as Seated<typeof people>;
      },
      watchOver: (person) => void strangers.push(person),
      get code() {
        return code;
      },
      address: testServer.address,
    });
    // What was planned for this table is not for the next one.
    const truths = [...testServer.dealer.truths];
    testServer.dealer.plan([]);
    for (const connection of running) connection.close();
    for (const { context } of strangers) await context.close();
    await phones.takeBack();
    for (const { name, heard } of [...guests, ...strangers]) {
      expect(heard.length, `${name} heard the server`).toBeGreaterThan(0);
      expect(leaks(heard, truths), `what ${name} must not know`).toEqual([]);
    }
  },
});

/** Every one of them, at the same time. */
export const everyone = <T>(people: readonly T[], does: (one: T) => Promise<unknown>): Promise<unknown> =>
  Promise.all(people.map(does));
