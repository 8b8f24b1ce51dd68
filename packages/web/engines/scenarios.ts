import { connect, formatRoomCode, type RoomConnection, roomApi } from '@tasovka/protocol';
import { cardWays } from '../test/autoplay.ts';
import type { Dealer } from '../test/dealer.ts';
import { until } from './tab.ts';
import type { Visitor } from './visitor.ts';

export interface Place {
  readonly base: string;
  readonly dealer: Dealer;
}
type Scenario = (visitor: Visitor, place: Place) => Promise<void>;

/** A card that shines; the joker, which fits nearly always and is to be kept, only where nothing else does. */
const joker = '[aria-label="«ЛОЛ!»"]';
const asked = [
  '.bubble .read',
  '.slap button',
  '.verdict .yes',
  '.bar .alarm',
  '.bar .call',
  `.hand .can:not(${joker})`,
  '.hand .can',
  '.deck.ready',
];

const cardLesson =
  (game: string): Scenario =>
  async (visitor) => {
    await visitor.begin();
    await visitor.open(`/learn/${game}`);
    await visitor.meets('.bubble:not(.unplaced)');
    await visitor.goesOnUntil('.over', asked);
    await visitor.goesOnUntil('main .go', ['.over button']);
    await visitor.sees('Всё, ты в игре!');
  };

const spyLesson: Scenario = async (visitor) => {
  await visitor.begin();
  await visitor.open('/learn/spyfall');
  await visitor.meets('.bubble:not(.unplaced)');
  await visitor.presses('.look', 1000);
  await visitor.presses('.whom button');
  await visitor.taps('Подсказать вопрос');
  await visitor.taps('Сказать');
  await visitor.sees('спрашивают тебя');
  await visitor.writes('form input', 'Лошадь подтвердит.');
  await visitor.taps('Сказать');
  await visitor.taps('Места');
  await visitor.taps('Закрыть');
  await visitor.taps('Обвинить');
  await visitor.taps('Хрюня');
  await visitor.meets('.reveal');
};

/** Somebody else at the table, without a browser: does the first of these that is offered. */
function sitsAt(base: string, code: string, token: string, does: readonly string[]): RoomConnection {
  const connection: RoomConnection = connect({
    url: `${base.replace('http', 'ws')}/socket`,
    room: code,
    token,
    on: {
      view: ({ match }) => {
        const type = does.find((one) => match?.offers.some((offer) => offer.type === one));
        if (type) void connection.act({ type });
      },
    },
  });
  return connection;
}

/** A whole match at somebody's table, joined by its link; the page is loaded anew in the middle of it. */
const sharedTable: Scenario = async (visitor, { base, dealer }) => {
  dealer.plan([{ fixedDeal: { hands: [null, ['red-1', 'red-2', 'red-4', 'red-5']], open: 'red-3' } }]);
  const host = await roomApi.create(base, { game: 'swintus', name: 'Маша', face: 'queen' });
  const masha = sitsAt(base, host.code, host.token, ['draw', 'pass', 'next']);
  await until('Маша', async () => (masha.status === 'open' ? true : null));
  await masha.table({ kind: 'choose', game: 'swintus', options: { turnMs: 0, target: 1, mistakes: 'prevented' } });
  await visitor.begin({ name: 'Костя', face: 'pirate' });
  await visitor.open(`/t/${host.code}`);
  await visitor.taps('Сесть за стол');
  await visitor.taps('Я в игре!');
  await until('Костя', async () => ((await masha.table({ kind: 'start' })).t === 'done' ? true : null));
  await visitor.presses('.hand .card[aria-label="красная единица"]');
  await visitor.meets('[aria-label^="Сверху лежит: красная единица"]');
  await visitor.open(`/t/${host.code}`);
  await visitor.meets('.hand .card[aria-label="красная двойка"]');
  await visitor.goesOnUntil(
    '.end',
    cardWays.map(({ press }) => press),
  );
  await visitor.sees('Костя');
  masha.close();
};

const television: Scenario = async (visitor, { base, dealer }) => {
  dealer.plan([]);
  const host = await roomApi.create(base, { game: 'lol', name: 'Маша', face: 'queen' });
  const masha = sitsAt(base, host.code, host.token, ['draw', 'pass', 'next']);
  await until('Маша', async () => (masha.status === 'open' ? true : null));
  await visitor.begin();
  await visitor.open(`/tv/${host.code}`);
  await visitor.sees(formatRoomCode(host.code));
  for (const level of ['easy', 'solid'] as const) await masha.table({ kind: 'bot', level });
  await masha.table({ kind: 'start' });
  await visitor.meets('[aria-label^="Сверху лежит"]');
  await visitor.sees('Маша');
  masha.close();
};

/** Every page opens, without a word of complaint. */
const everyPage: Scenario = async (visitor, { base, dealer }) => {
  dealer.plan([]);
  const { code, token, guest } = await roomApi.create(base, { game: 'swintus', name: 'Маша', face: 'queen' });
  const pages: readonly (readonly [path: string, text: string])[] = [
    ['/', 'Создать стол'],
    ['/rules/swintus', 'Правила'],
    ['/rules/lol', 'Правила'],
    ['/rules/spyfall', 'Правила'],
    ['/learn/swintus', 'Колода подтасована'],
    ['/learn/lol', 'Колода подтасована'],
    ['/learn/spyfall', 'Моя карта'],
    [`/t/${code}`, 'Сесть за стол'],
    [`/tv/${code}`, formatRoomCode(code)],
    ['/t/ZZZZZ', 'Такого стола нет'],
    ['/nowhere/at/all', 'Тут никого'],
  ];
  await visitor.begin();
  for (const [path, text] of pages) {
    await visitor.open(path);
    await visitor.sees(text);
  }
  for (const game of ['swintus', 'lol', 'spyfall']) {
    await visitor.begin({ name: 'Маша', seats: { [code]: { token, guest, game, at: Date.now() } } });
    await visitor.open(`/t/${code}`);
    await visitor.sees('Позвать друзей');
    const masha = sitsAt(base, code, token, []);
    await until('Маша', async () => (masha.status === 'open' ? true : null));
    await masha.table({ kind: 'choose', game, options: {} });
    while ((await masha.table({ kind: 'start' })).t !== 'done') await masha.table({ kind: 'bot', level: 'easy' });
    masha.close();
    await visitor.open(`/t/${code}`);
    await visitor.meets(game === 'spyfall' ? '.look' : '.hand .card, [role=region]');
    const again = sitsAt(base, code, token, []);
    await until('Маша', async () => (again.status === 'open' ? true : null));
    await again.table({ kind: 'lobby' });
    again.close();
  }
};

/** What today's engines play. */
export const evening: Readonly<Record<string, Scenario>> = {
  'the lesson of «Свинтус»': cardLesson('swintus'),
  'the lesson of «ЛОЛ!»': cardLesson('lol'),
  'the lesson of «Шпион»': spyLesson,
  'a whole match, loaded anew in the middle': sharedTable,
  'the television': television,
};
/** What the oldest do. */
export const visit: Readonly<Record<string, Scenario>> = { 'every page': everyPage };
