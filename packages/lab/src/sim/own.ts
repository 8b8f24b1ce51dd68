import type { LoadedGame } from '@tasovka/games/all';
import { Chance, type JsonObject, type OwnWays } from '@tasovka/kernel';
import { type Evenness, evennessOf, tolerated } from './evenness.ts';
import { type Composed, compose } from './rounds.ts';
import { type Simulated, simulate } from './run.ts';
import { percent, type Share, shareOf, spreadOf } from './stats.ts';
import type { Tally } from './tally.ts';

/** One way to make a game one's own, and how long it promises its rounds to be, in rounds of the box: from, to. */
export interface Way {
  readonly title: string;
  readonly options: JsonObject;
  readonly promise: readonly [number, number];
}

export interface Finding {
  readonly way: Way;
  readonly matches: number;
  readonly unfinished: number;
  readonly refused: number;
  /** Median moves of a round, and how many times as long as in the box that is. */
  readonly median: number;
  readonly ratio: number;
  /** The seat furthest from its even share of wins: by how much. */
  readonly unevenness: number;
  readonly seats: Evenness;
  /** Matches won by place after the first dealer. */
  readonly wins: readonly number[];
  /** The same from matches composed of rounds, where seats were judged by those. */
  readonly composed: Composed | null;
  readonly kept: boolean;
}

export interface OwnPlan {
  readonly entry: LoadedGame;
  readonly own: OwnWays;
  readonly players: number;
  readonly matches: number;
  /** Where so many matches do not show that seats are even, it plays on, up to so many. */
  readonly most: number;
  /** So many rounds a batch are played apart and seats are judged by matches composed of them; null: by whole matches. */
  readonly rounds: number | null;
  readonly combinations: number;
  /** Of so many parts of all the ways this one is played, counted from one. */
  readonly part: number;
  readonly parts: number;
  readonly seed: string;
  readonly tame: JsonObject;
}

/** Whatever is combined, rounds stay within these bounds, in rounds of the box. */
const shortest = 0.15;
const longest = 5;
/**
 * By seat, and by place after the first dealer: who that is, is drawn, so that seats come out even whatever the rules
 * are. Even: the intervals of 95 % lie within what is tolerated.
 */
function evenness({ wins, winsFromFirst, matchRounds }: Tally, players: number): Evenness {
  const shares = (z: number) => [...wins, ...winsFromFirst].map((won) => shareOf(won, matchRounds.length, z));
  return evennessOf(shares, 1 / players);
}

/** Every deck of ours and every house rule alone, then as many combinations at random as are wanted. */
export function* waysOf({ entry, own, players, combinations, seed, tame }: OwnPlan): Generator<Way> {
  const fits = ({ seats }: OwnWays['presets'][number]): boolean =>
    !seats || (players >= seats.min && players <= seats.max);
  const decks = own.presets.filter(fits).map(({ id, deck, length }) => ({ id, deck, length }));
  const playable = (options: JsonObject): boolean => entry.game.options({ ...tame, ...options }, players).ok;
  for (const { id, deck, length } of decks) yield { title: id, options: { deck }, promise: length };
  for (const [rule, promise] of Object.entries(own.house)) {
    const options = { house: [rule] };
    if (playable(options)) yield { title: rule, options, promise };
  }
  const chance = Chance.seeded(`${seed}/combinations`);
  const made = new Set<string>();
  for (let tries = 0; made.size < combinations && tries < 100 * combinations; tries++) {
    const preset = decks.length > 0 && chance.below(2) === 0 ? chance.pick(decks) : null;
    const house = Object.keys(own.house).filter(() => chance.below(3) === 0);
    const options = { ...(preset && { deck: preset.deck }), ...(house.length > 0 && { house }) };
    const title = [preset?.id ?? 'box', ...house].join(' + ');
    if (house.length + (preset ? 1 : 0) < 2 || made.has(title) || !playable(options)) continue;
    made.add(title);
    const parts = [...house.map((rule) => own.house[rule] ?? [1, 1]), preset?.length ?? [1, 1]];
    const [from, to] = parts.reduce<[number, number]>(
      ([from, to], [low = 1, high = 1]) => [from * low, to * high],
      [1, 1],
    );
    const promise = [Math.max(from, shortest), Math.min(to, longest)] as const;
    yield { title, options, promise };
  }
}

export function play(plan: OwnPlan, options: JsonObject, most = plan.matches): Simulated {
  const { entry, players, matches, seed, tame } = plan;
  const until = { enough: (tally: Tally) => evenness(tally, players) !== 'open', most };
  return simulate({ entry, players, matches, until, options: { ...tame, ...options }, seed, lays: true });
}

export function judge(plan: OwnPlan, way: Way, boxMedian: number): Finding {
  const { players, rounds } = plan;
  const { tally, refused } = play(plan, way.options, rounds === null ? plan.most : plan.matches);
  const { matches, matchRounds, wins, winsFromFirst } = tally;
  const options = { ...plan.tame, ...way.options };
  const composed = rounds === null ? null : compose({ ...plan, rounds, options, seed: `${plan.seed}/${way.title}` });
  const { median } = spreadOf(tally.roundMoves);
  const ratio = median / boxMedian;
  const finished = Math.max(1, matchRounds.length);
  const shares = composed?.shares.map(({ share }) => share) ?? [...wins, ...winsFromFirst].map((won) => won / finished);
  const unevenness = Math.max(...shares.map((share) => Math.abs(share - 1 / players)));
  const whole = evenness(tally, players);
  const seats = composed && whole !== 'uneven' ? composed.seats : whole;
  const unfinished = tally.unfinished + (composed?.unfinished ?? 0);
  const refusals = refused + (composed?.refused ?? 0);
  const [from, to] = way.promise;
  const kept = unfinished === 0 && refusals === 0 && seats !== 'uneven' && ratio >= from && ratio <= to;
  return {
    ...{ way, matches, unfinished, refused: refusals, median, ratio, unevenness },
    ...{ seats, wins: winsFromFirst, composed, kept },
  };
}

export const asRow = ({
  way,
  matches,
  unfinished,
  refused,
  median,
  ratio,
  unevenness,
  seats,
  composed,
  kept,
}: Finding): string => {
  const [from, to] = way.promise;
  const length = `${median} moves, ×${ratio.toFixed(2)} of ${from.toFixed(2)}–${to.toFixed(2)}`;
  const faults = `${unfinished > 0 ? `, ${unfinished} unfinished` : ''}${refused > 0 ? `, ${refused} refused` : ''}`;
  return `${kept ? '✓' : '✗'} ${way.title.padEnd(40)} ${length.padEnd(34)} seats ±${percent(unevenness)} ${seats} (${matches}${composed ? ` and ${composed.rounds} rounds` : ''})${faults}`;
};

/** What many of them came to. */
export function asSummary(found: readonly Finding[]): string {
  const kept = found.filter((one) => one.kept).length;
  const shown = found.filter(({ seats }) => seats === 'even').length;
  const spread = (values: readonly number[], written: (value: number) => string): string =>
    `${written(Math.min(...values))} to ${written(Math.max(...values))}`;
  return [
    `${found.length} ways, ${spread(
      found.map(({ matches }) => matches),
      String,
    )} matches each: ${kept} keep what they promise, ${found.length - kept} do not`,
    `unfinished ${sum(found.map(({ unfinished }) => unfinished))}, refused ${sum(found.map(({ refused }) => refused))}`,
    `rounds ${spread(
      found.map(({ ratio }) => ratio),
      (ratio) => `×${ratio.toFixed(2)}`,
    )} of the box`,
    `all together, won by place after the first dealer: ${together(found).map(percent).join(', ')}`,
    ...composedTogether(found),
    `seats shown to be within ${100 * tolerated} points of even: ${shown}; furthest off: ${percent(Math.max(...found.map(({ unevenness }) => unevenness)))}`,
  ].join('\n');
}

function together(found: readonly Finding[]): number[] {
  const [first] = found;
  const all = sum(found.map(({ wins }) => sum(wins)));
  return (first?.wins ?? []).map((_, place) => sum(found.map(({ wins }) => wins[place] ?? 0)) / Math.max(1, all));
}

/** What the same places win in composed matches, and whether matches that were played through bear that out. */
function composedTogether(found: readonly Finding[]): string[] {
  const both = found.flatMap(({ composed, wins }) => (composed ? [{ composed, wins }] : []));
  if (both.length === 0) return [];
  const places = both[0]?.wins.length ?? 0;
  const means = Array.from(
    { length: places },
    (_, place) => sum(both.map(({ composed }) => composed.shares[place]?.share ?? 0)) / both.length,
  );
  const surprise = sum(both.map(({ composed, wins }) => chiSquare(wins, composed.shares)));
  return [
    `in matches composed of ${sum(both.map(({ composed }) => composed.rounds))} rounds: ${means.map(percent).join(', ')}`,
    `matches played through lie ×${(surprise / both.length / (places - 1)).toFixed(2)} as far from those as chance has them, ×1 ± ${Math.sqrt(2 / both.length / (places - 1)).toFixed(2)} being what to expect`,
  ];
}

/** Pearson's: so many wins by place where such shares were expected. */
function chiSquare(wins: readonly number[], shares: readonly Share[]): number {
  const all = sum(wins);
  return sum(
    wins.map((won, place) => (won - all * (shares[place]?.share ?? 0)) ** 2 / (all * (shares[place]?.share ?? 1))),
  );
}

const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0);
