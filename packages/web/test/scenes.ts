import type { GameEvent, JsonObject } from '@tasovka/kernel';
import type { GuestView, RoomView } from '@tasovka/protocol';
import { find, type Moment, type Search, type Seen } from './found.ts';
import { moments as posed } from './moments.ts';

type Test = (seen: Seen) => boolean;

const hand = ({ view }: Seen): readonly string[] =>
  (view.hand as Record<string, readonly string[]> | undefined)?.[String(view.seat)] ?? [];
/** A hand as people hold them; the random player hoards. */
const handy: Test = (seen) => hand(seen).length >= 3 && hand(seen).length <= 10;
const offered =
  (...types: readonly string[]): Test =>
  ({ offers }) =>
    types.every((type) => offers.some((offer) => offer.type === type));
const offeredWith =
  (type: string, ...fields: readonly string[]): Test =>
  ({ offers }) =>
    offers.some((offer) => offer.type === type && fields.every((field) => field in (offer.fields as JsonObject)));
/** Where there is only one way, nobody is asked. */
const severalFor =
  (type: string, field: string): Test =>
  ({ offers }) =>
    offers.some(
      (offer) =>
        offer.type === type && ((offer.fields as JsonObject)[field] as unknown[] | undefined)?.[1] !== undefined,
    );
const phase =
  (name: string): Test =>
  ({ view }) =>
    view.phase === name;
const happened =
  (type: string): Test =>
  ({ events }) =>
    events.some((event) => event.type === type);
const all =
  (...tests: readonly Test[]): Test =>
  (seen) =>
    tests.every((test) => test(seen));
const mine: Test = ({ view }) => view.turn === view.seat;

const everything = { sets: ['etiquette', 'zombie', 'moles'], turnMs: 15_000 };
const around = { ...everything, place: 'table' };
const swintus = (when: Test, options: JsonObject = everything, seats = 5): Search => ({
  game: 'swintus',
  seats,
  options,
  when: all(handy, when),
});
const lol = (when: Test, options: JsonObject = {}, seats = 5): Search => ({ game: 'lol', seats, options, when });
const spy = (variant: string, seats: number, when: Test): Search => ({
  game: 'spyfall',
  seats,
  options: { variant },
  when,
});

const searches: Readonly<Record<string, Search & Pick<Moment, 'press'>>> = {
  'swintus-drawn': swintus(all(phase('drawn'), mine)),
  'swintus-dark-row': swintus(
    all(({ view }) => Number(view.dark) >= 3, offered('check')),
    { turnMs: 5000 },
    4,
  ),
  'swintus-virus': swintus(phase('virus')),
  'swintus-heal': swintus(all(offered('heal'), mine)),
  'swintus-gifts': {
    ...swintus(all(offeredWith('heal', 'give'), mine)),
    press: ['.bar button:has-text("ечи"), .bar button:has-text("eal")', 'section .ways button:last-of-type'],
  },
  'swintus-give': swintus(offered('give')),
  'swintus-vote': swintus(offered('vote'), around),
  'swintus-claim': swintus(all(offered('claim'), mine), around),
  'swintus-judged': swintus(offered('accept', 'dispute'), around),
  'swintus-bills': swintus(all(offered('returnBill'), phase('turn')), { sets: ['moles'] }),
  'swintus-silence': swintus(({ view }) => view.silence !== null && view.turn === view.seat),
  'swintus-slap-real': swintus(offered('slap'), {}, 6),
  'swintus-slap-board': swintus(happened('slap-over'), {}, 6),
  'swintus-offence': swintus(
    all(offered('etiquette'), ({ view }) => ((view.manners as JsonObject).offences as unknown[]).length > 0),
  ),
  'swintus-shuriken': {
    ...swintus(offeredWith('etiquette', 'aim')),
    press: ['.hand .card[aria-label*="урикен" i], .hand .card[aria-label*="huriken" i]'],
  },
  'swintus-pig-out': {
    ...swintus(all(severalFor('play', 'with'), phase('turn'), mine), { turnMs: 5000 }),
    press: ['.hand .card[aria-label*="винорот" i], .hand .card[aria-label*="Pig Out" i]'],
  },
  'swintus-claiming': {
    ...swintus(all(offeredWith('play', 'dark'), mine), { turnMs: 5000 }),
    press: ['.hand .card[aria-label*="емнодел" i], .hand .card[aria-label*="Shady" i]'],
  },
  'swintus-colour': {
    ...swintus(all(offeredWith('play', 'colour'), mine), { turnMs: 5000 }),
    press: ['.hand .card[aria-label*="олисвин" i], .hand .card[aria-label*="Wild" i]'],
  },
  'swintus-podium': { game: 'swintus', seats: 5, options: { target: 5 }, when: ({ over }) => over },
  'lol-slap': lol(offered('slap')),
  'lol-vote': lol(offered('vote'), { place: 'table' }),
  'lol-jump': lol(all(offered('jump'), handy)),
  'lol-colour': lol(offered('colour')),
  'lol-swap': lol(offered('swap')),
  'lol-round': lol(({ view, over }) => view.roundScores !== null && view.roundScores !== undefined && !over),
  'lol-blitz': lol(
    ({ view, over }) => !over && view.roundScores !== null && view.roundScores !== undefined && Number(view.round) > 1,
    { mode: 'blitz' },
    5,
  ),
  'lol-out': lol(
    ({ view, over }) =>
      !over && view.phase === 'turn' && (view.out as number[]).includes(Number(view.seat)) && Number(view.round) < 3,
    { mode: 'blitz' },
    5,
  ),
  'lol-podium': lol(({ over }) => over, { mode: 'blitz' }, 3),
  'spy-asking': spy(
    'classic',
    6,
    all(offered('ask'), ({ view }) => (view.said as unknown[]).length > 1),
  ),
  'spy-card': { ...spy('classic', 6, ({ view }) => view.location !== null), press: ['.look'] },
  'spy-places': { ...spy('classic', 6, offered('guess')), press: ['.tools button:nth-of-type(2)'] },
  'spy-guess': spy('team', 8, all(phase('guess'), offered('guess'))),
  'spy-guessing': spy(
    'team',
    8,
    all(phase('guess'), ({ offers }) => offers.length === 0),
  ),
  'spy-final': spy('classic', 5, phase('final-vote')),
  'spy-duo': spy('duo', 2, offered('point')),
  'spy-trio': spy('trio', 3, offered('point')),
  'spy-captains': spy('team', 8, offered('first')),
  'spy-choose': spy('team', 8, offered('choose')),
  'spy-questions': spy('team', 10, phase('questions')),
  'spy-team-reveal': spy('team', 8, ({ view }) => view.end !== null),
  'spy-podium': { ...spy('classic', 5, ({ over }) => over), press: ['.go button'] },
};

const turn = posed['swintus-turn'] as RoomView;
const away = turn.table.guests.map((guest) => (guest.seat === 1 ? { ...guest, online: false } : guest));
const [first] = turn.table.guests as readonly [GuestView, ...GuestView[]];
const watcher: GuestView = {
  ...first,
  id: 'w',
  order: 99,
  name: 'Зоя',
  face: 'cook',
  watching: true,
  seat: null,
  looksOver: 'g1',
};
/** Somebody who watches, and two who do not mind. */
const watched: RoomView = {
  table: {
    ...turn.table,
    you: 'w',
    guests: [...turn.table.guests.map((one) => ({ ...one, opensHand: one.seat === 1 || one.seat === 2 })), watcher],
  },
  match: turn.match && {
    ...turn.match,
    seat: null,
    offers: [],
    view: { ...turn.match.view, hand: { 1: ['red-2', 'polisvin', 'blue-5'] } },
  },
};
const around360 = posed['lobby-swintus'] as RoomView;

/** What happened on the way to a posed moment: nobody's story begins with an empty page. */
const evenings: Readonly<Record<string, readonly GameEvent[]>> = {
  swintus: [
    { type: 'dealt', dealer: 1, open: 'blue-7' },
    { type: 'laid', seat: 2, card: 'blue-hapyozh' },
    { type: 'owes', seat: 0, count: 3 },
    { type: 'took', seat: 0, count: 3, cause: 'debt' },
    { type: 'laid', seat: 1, card: 'blue-4' },
    { type: 'intercepted', seat: 0, card: 'blue-4' },
    { type: 'laid', seat: 1, card: 'polisvin' },
    { type: 'named-colour', seat: 1, colour: 'green' },
    { type: 'declared', seat: 2 },
    { type: 'laid', seat: 2, card: 'green-7' },
  ],
  lol: [
    { type: 'laid', seat: 1, card: 'red-9', how: 'hand', copies: 1 },
    { type: 'laid', seat: 2, card: 'red-4', how: 'hand', copies: 2 },
    { type: 'took', seat: 0, count: 2, cause: 'slap' },
    { type: 'laid', seat: 1, card: 'green-4', how: 'hand', copies: 1 },
  ],
};
const evening = (shown: RoomView): Pick<Moment, 'before'> => {
  const before = shown.match ? evenings[shown.table.game] : undefined;
  return before ? { before } : {};
};

/** States of the table itself, and sheets that people open. */
const states: Readonly<Record<string, Moment>> = {
  paused: { shown: { ...turn, table: { ...turn.table, paused: true } } },
  absent: { shown: { ...turn, table: { ...turn.table, guests: away } } },
  'swintus-shoulder': { shown: watched },
  offline: { shown: turn, lost: true },
  refused: { shown: turn, press: ['.hand .dull'], refusal: { reason: 'does-not-fit', rule: 'SW-10' } },

  restarting: { shown: turn, notice: 'restarting' },
  'moved-device': { shown: turn, notice: 'moved-device' },
  menu: { shown: turn, press: ['.topbar button:first-of-type'] },
  options: { shown: around360, press: ['details summary'] },
  'options-lol': { shown: posed['lobby-full'] as RoomView, press: ['details summary'] },
  'options-spy': { shown: posed['lobby-spy'] as RoomView, press: ['details summary'] },
  invite: { shown: around360, press: ['.buttons button:first-of-type'] },
  guest: { shown: around360, press: ['.room li:nth-of-type(3) button'] },
  'swintus-throw': {
    shown: posed['swintus-throw'] as RoomView,
    press: ['.hand .card[aria-label*="урикен" i], .hand .card[aria-label*="huriken" i]'],
  },
  'swintus-slap-times': {
    shown: posed['swintus-ten'] as RoomView,
    live: [
      { type: 'slap-over', times: [284, 412, 366, 951, 330, 297, 508, null, 620, 455], late: [7] },
      { type: 'took', seat: 7, count: 2, cause: 'slap' },
    ],
  },
  'swintus-caught': {
    shown: turn,
    live: [
      { type: 'caught', seat: 2, by: 1 },
      { type: 'took', seat: 2, count: 3, cause: 'caught' },
    ],
  },
  'swintus-time-out': {
    shown: turn,
    live: [
      { type: 'dawdled', seat: 0 },
      { type: 'took', seat: 0, count: 2, cause: 'dawdling', cards: ['red-2', 'blue-5'] },
    ],
  },
  'swintus-lie': {
    shown: turn,
    live: [
      { type: 'turned-over', seat: 1, owner: 2, card: 'blue-2', claim: 'green-7', honest: false },
      { type: 'took', seat: 2, count: 6, cause: 'temnodel' },
    ],
  },
  'swintus-truth': {
    shown: posed['swintus-ten'] as RoomView,
    live: [
      { type: 'turned-over', seat: 0, owner: 5, card: 'green-7', claim: 'green-7', honest: true },
      { type: 'took', seat: 0, count: 8, cause: 'temnodel' },
    ],
  },
  'swintus-said': {
    shown: posed['swintus-turn'] as RoomView,
    said: [
      { from: 'g1', text: 'Ну всё, Машка, сейчас полетит Хапёж!' },
      { from: 'g3', text: 'Хрю?' },
    ],
  },
  'swintus-said-ten': {
    shown: posed['swintus-ten'] as RoomView,
    said: [
      { from: 'g1', text: 'Кто сказал «хрю»?' },
      { from: 'g5', text: 'Ну всё, Машка, сейчас полетит Хапёж!' },
      { from: 'g9', text: 'Не спим, ходим!' },
    ],
  },
  'swintus-dark-told': {
    shown: posed['swintus-dark'] as RoomView,
    live: [{ type: 'took', seat: 2, count: 3, cause: 'debt' }],
  },
  'spy-shared': { shown: posed['spy-shared'] as RoomView, press: ['.go button'] },
  bots: { shown: around360, press: ['button:has-text("Позвать бота"), button:has-text("bot")'] },
};

/** Sheets that somebody opened on a phone of their own: a television shows the table as it was. */
export const onPhonesOnly: ReadonlySet<string> = new Set([
  'talk',
  ...Object.keys(states).filter((name) => !(name in posed) && states[name]?.press && !states[name]?.live),
]);

const told = Object.fromEntries(
  Object.entries(states).map(([name, moment]) => [name, { ...moment, ...evening(moment.shown) }]),
);

const search = (name: string): Moment => {
  const { press, ...wanted } = searches[name] as Search & Pick<Moment, 'press'>;
  return { ...find(name, wanted), ...(press && { press }) };
};

const found: Record<string, Moment> = {};
/** Searching takes its time: nobody waits for a scene that is not asked for. */
const later = (name: string, make: () => Moment): PropertyDescriptor => ({
  enumerable: true,
  get: () => (found[name] ??= make()),
});

/** Every moment worth a picture, by name. */
export const scenes: Readonly<Record<string, Moment>> = Object.defineProperties(
  {
    ...Object.fromEntries(Object.entries(posed).map(([name, shown]) => [name, { shown, ...evening(shown) }])),
    ...told,
  },
  {
    ...Object.fromEntries(Object.keys(searches).map((name) => [name, later(name, () => search(name))])),
    talk: later('talk', () => ({ ...search('swintus-silence'), press: ['.topbar button >> nth=-1'] })),
  },
);
