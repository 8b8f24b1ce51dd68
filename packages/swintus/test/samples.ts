import type { Cast, SettledEvent } from '@tasovka/kernel';
import type { EtiquetteName } from '../src/box.ts';
import type { Cause, SwintusEvent } from '../src/event.ts';

/** Three at a table: who reads is Оля, Петя, nobody. */
const names = ['Маша', 'Петя', 'Оля'];
export const casts: readonly Cast[] = [0, 1, 2, null].map((me) => ({ me, name: (seat) => names[seat] as string }));
export const watcher: Cast = casts[3] as Cast;

const two = ['blue-5', 'polisvin'] as const;
const standings = {
  round: 1,
  dealer: 0,
  scores: [12, 0, 0],
  out: [],
  roundScores: [12, 0, 0],
  roundWinner: 0,
  ranking: [0, 1, 2],
  places: [1, 2, 2],
};
const causes: readonly Cause[] = [
  'caught',
  'dawdling',
  'mistake',
  'debt',
  'silence',
  'svinorot',
  'temnodel',
  'green-pair',
  'blue-pair',
  'bill',
];
const seen: readonly EtiquetteName[] = ['shtul-0', 'shshalun-1', 'shshevelis-2', 'shshtol-3', 'shinkognito-4'];
const unseen: readonly EtiquetteName[] = ['shmotrun-5', 'shmunitet-6', 'shshto-7', 'shshuriken-7'];

/** Every shape of an event that is told differently. */
export const samples: readonly (SwintusEvent | SettledEvent)[] = [
  { type: 'dealt', dealer: 0, open: 'red-7' },
  { type: 'dealt', dealer: 0, open: 'red-temnodel' },
  { type: 'dealt', dealer: 0, open: 'polisvin' },
  { type: 'laid', seat: 0, card: 'blue-5', window: 1 },
  { type: 'laid', seat: 0, card: 'blue-svinorot', with: 'red-0', window: 2 },
  { type: 'intercepted', seat: 0, card: 'blue-5', window: 3 },
  { type: 'drew', seat: 0 },
  { type: 'drew', seat: 0, card: 'green-tihohryun' },
  { type: 'drew', seat: 0, card: null },
  { type: 'passed', seat: 0 },
  ...causes.flatMap((cause): SwintusEvent[] => [
    { type: 'took', seat: 0, count: 0, cause },
    { type: 'took', seat: 0, count: 2, cause },
    { type: 'took', seat: 0, count: 2, cause, cards: two },
  ]),
  { type: 'declared', seat: 0 },
  { type: 'caught', seat: 0, by: 1 },
  { type: 'named-colour', seat: 0, colour: 'green' },
  { type: 'owes', seat: 0, count: 6 },
  { type: 'turned-round', seat: 0, direction: 1 },
  { type: 'turned-round', seat: 0, direction: -1 },
  { type: 'silence', seat: 0 },
  { type: 'silence-broken', seat: 0 },
  { type: 'slap-on', seat: 0, window: 3 },
  { type: 'slap-over', times: [310, 450, 870], late: [2] },
  { type: 'slap-over', times: [310, null, null], late: [1, 2] },
  { type: 'slap-over', times: [null, null, null], late: [0, 1, 2] },
  { type: 'dawdled', seat: 0 },
  { type: 'mistake', seat: 0, act: 'play', reason: 'does-not-fit', card: 'red-temnodel' },
  { type: 'mistake', seat: 0, act: 'intercept', reason: 'not-a-copy', card: 'red-1' },
  { type: 'mistake', seat: 0, act: 'dark', reason: 'does-not-fit' },
  { type: 'mistake', seat: 0, act: 'catch', reason: 'bad-target' },
  { type: 'gave-up', seat: 0 },
  { type: 'laid-dark', seat: 0, claim: 'red-5' },
  { type: 'laid-dark', seat: 0, claim: 'red-5', card: 'red-5' },
  { type: 'laid-dark', seat: 0, claim: 'red-5', card: 'blue-hapyozh' },
  { type: 'seems-won', seat: 0 },
  { type: 'turned-over', seat: 0, owner: 1, card: 'red-5', claim: 'red-5', honest: true },
  { type: 'turned-over', seat: 0, owner: 1, card: 'polisvin', claim: 'red-5', honest: false },
  { type: 'trusted', seat: 0, owner: 1 },
  ...seen.map((card): SwintusEvent => ({ type: 'etiquette', seat: 0, against: 1, card, count: 2 })),
  ...unseen.map((card): SwintusEvent => ({ type: 'etiquette', seat: 0, against: 1, card, count: 2, cards: two })),
  { type: 'etiquette', seat: 0, against: 1, card: 'shtul-0', count: 0 },
  { type: 'punished', seat: 1, by: 0, card: 'shtul-0', count: 1 },
  { type: 'offended', act: 'left', seat: 0, to: null },
  { type: 'offended', act: 'hand', seat: 0, to: null },
  { type: 'offended', act: 'named', seat: 0, to: 1 },
  { type: 'offended', act: 'answered', seat: 0, to: 1 },
  { type: 'thrown', seat: 0, target: 1, hit: true, aim: 400 },
  { type: 'thrown', seat: 0, target: 1, hit: false, aim: 400 },
  { type: 'must-give', seat: 0, to: 1 },
  { type: 'gave', from: 0, to: 1, count: 2 },
  { type: 'gave', from: 0, to: 1, count: 2, cards: two },
  { type: 'counting', seat: 0, at: 1 },
  { type: 'counted', number: 5, seat: 0 },
  { type: 'winked', seat: 0, atYou: true },
  { type: 'winked', seat: 0, to: 1 },
  { type: 'wink-caught', seat: 0, by: 1 },
  { type: 'saw-nothing', seat: 0, at: 1 },
  { type: 'heard', seat: 0 },
  { type: 'claimed', seat: 0, against: 1, act: 'spoke' },
  { type: 'disputed', seat: 0, by: 1 },
  { type: 'voted', seat: 0, guilty: true },
  { type: 'voted', seat: 0, guilty: false },
  { type: 'cleared', seat: 0, by: 1 },
  { type: 'infected', seat: 0, by: 1, cards: ['red-virus'] },
  { type: 'infected', seat: 0, by: 1, cards: ['red-vaccine', 'red-vaccine'] },
  { type: 'healed', seat: 0, cards: ['red-virus', 'red-vaccine'] },
  { type: 'swapped', seat: 0, partner: 1 },
  { type: 'showed', seat: 0, card: 'green-vaccine' },
  { type: 'bill-returned', seat: 0, left: 0 },
  { type: 'bill-returned', seat: 0, left: 2 },
  { type: 'round-won', seat: 0, extra: 0 },
  { type: 'round-won', seat: 0, extra: 3 },
  { type: 'settled', ...standings, over: false, winner: null },
  { type: 'settled', ...standings, over: true, winner: 0 },
];

/** Events only for the eye, always or in these shapes: others tell of them, or nobody may. */
export const silent: readonly SwintusEvent[] = [
  { type: 'slapped', seat: 0, ms: 310 },
  { type: 'counted', number: 3, seat: 0 },
  { type: 'winked', seat: 0 },
  { type: 'offended', act: 'broke', seat: 0, to: null },
  { type: 'offended', act: 'dawdled', seat: 0, to: null },
  { type: 'offended', act: 'intercepted', seat: 0, to: null },
];
