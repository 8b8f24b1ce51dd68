import type { Page } from '@playwright/test';
import type { Stage } from './stage.ts';

/** A page without a table: where it is, what the server answers there, and what is typed and pressed. */
export interface PlainPage {
  readonly path: string;
  readonly type?: readonly [field: string, text: string];
  readonly press?: string;
  /** Answers of the server, by the end of the address. */
  readonly answers?: Readonly<Record<string, { readonly status: number; readonly json: object }>>;
}

const summary = {
  code: 'MKRJH',
  game: 'lol',
  playing: false,
  players: 4,
  watchers: 0,
  names: ['Костя', 'Лена', 'Пятачок', 'Хрюня'],
  faces: ['pirate', 'painter', 'bot-easy', 'bot-solid'],
};
const there = { '/api/rooms/MKRJH': { status: 200, json: summary } };
const full = { '/api/rooms/MKRJH/guests': { status: 409, json: { reason: 'table-full' } } };

export const pages: Readonly<Record<string, PlainPage>> = {
  home: { path: '/' },
  'home-faces': { path: '/', press: '.identity .face' },
  'home-scan': { path: '/', press: '.code button >> nth=-1' },
  'home-no-table': { path: '/', type: ['#code', 'КУКУ'], press: '.code button[type=submit]' },
  'home-pocket': {
    path: '/',
    press: 'footer button:is([aria-label="Играть без сети"], [aria-label="Play without a connection"])',
  },
  'round-spy': { path: '/round/spyfall' },
  'round-swintus': { path: '/round/swintus' },
  rules: { path: '/rules/swintus' },
  'rules-middle': { path: '/rules/swintus#SW-33' },
  'rules-example': { path: '/rules/swintus', press: 'ol .try button' },
  'rules-lol': { path: '/rules/lol' },
  'rules-lol-example': { path: '/rules/lol', press: 'ol .try button' },
  'rules-spy': { path: '/rules/spyfall' },
  'rules-spy-example': { path: '/rules/spyfall', press: 'ol .try button' },
  'learn-swintus': { path: '/learn/swintus' },
  'learn-lol': { path: '/learn/lol' },
  'learn-spy': { path: '/learn/spyfall' },
  join: { path: '/t/MKRJH', answers: there },
  'join-playing': {
    path: '/t/MKRJH',
    answers: { '/api/rooms/MKRJH': { status: 200, json: { ...summary, playing: true } } },
  },
  'join-full': { path: '/t/MKRJH', press: '.go button', answers: { ...there, ...full } },
  'no-such-table': { path: '/t/ZZZZZ' },
  'server-gone': {
    path: '/t/MKRJH',
    answers: { '/api/rooms/MKRJH': { status: 503, json: { reason: 'unavailable' } } },
  },
};

export async function openPage(
  page: Page,
  stage: Stage,
  { path, type, press, answers = {} }: PlainPage,
): Promise<void> {
  for (const [address, answer] of Object.entries(answers))
    await page.route(
      (url) => url.pathname === address,
      (route) => route.fulfill(answer),
    );
  await stage.arrive(path);
  await stage.settle(2);
  if (type) await page.locator(type[0]).fill(type[1]);
  if (press) {
    await page.locator(press).first().click();
    await stage.settle(2);
  }
  await page.unrouteAll();
}
