import type { LoadedGame } from '@tasovka/games/all';
import { Chance, type JsonObject, Match } from '@tasovka/kernel';
import { playRound, randomRun } from '../random-play/play.ts';
import { Bag, orderOf, type PlayedRound, sharesOf } from './composed.ts';
import { type Evenness, evennessOf } from './evenness.ts';
import { chatter, patience } from './run.ts';
import { meanShare, type Share } from './stats.ts';

/** Who wins how often by place after the first dealer, from matches that were composed of so many rounds. */
export interface Composed {
  readonly shares: readonly Share[];
  readonly seats: Evenness;
  readonly rounds: number;
  readonly unfinished: number;
  readonly refused: number;
}

export interface Composing {
  readonly entry: LoadedGame;
  readonly players: number;
  readonly options: JsonObject;
  readonly seed: string;
  /** Rounds of a batch, for each number of seats that can be in. */
  readonly rounds: number;
}

/**
 * Batches share nothing, so that how far apart they lie says how sure their mean is, whatever rounds within a batch have in
 * common. More of them are played while they do not tell enough.
 */
const fewest = 10;
const portion = 5;
const most = 60;
/** So many matches are composed of a batch. */
const matches = 2000;

export function compose(plan: Composing): Composed {
  const { entry, players, options, rounds, seed } = plan;
  const read = entry.game.options(options, players);
  if (!read.ok) throw new Error(`options: ${read.at} ${read.error}`);
  const run = randomRun(patience, chatter, true);
  const batches: number[][] = [];
  const shares = (z?: number): Share[] =>
    Array.from({ length: players }, (_, place) =>
      meanShare(
        batches.map((batch) => batch[place] ?? 0),
        z,
      ),
    );
  const seats = (): Evenness => evennessOf(shares, 1 / players);
  let unfinished = 0;
  for (let wanted = fewest; batches.length < wanted; ) {
    const chance = Chance.seeded(`${seed}/batch ${batches.length}`);
    const bags = Array.from({ length: players + 1 }, (_, still) => {
      const played: PlayedRound[] = [];
      for (let i = 0; still > 1 && i < rounds; i++) {
        const match = begin(plan, still, chance);
        const order = orderOf(match.standings);
        if (playRound(match, chance, run)) played.push({ state: match.state, order });
        else unfinished++;
      }
      return new Bag(played);
    });
    batches.push(sharesOf(entry.game, read.value, players, bags, matches, chance));
    if (batches.length === wanted && wanted < most && seats() === 'open') wanted += portion;
  }
  const played = batches.length * rounds * (players - 1);
  return { shares: shares(), seats: seats(), rounds: played, unfinished, refused: run.refused };
}

/** A round of so many, with others who are out: who they are and who deals is drawn. */
function begin({ entry, players, options }: Composing, still: number, chance: Chance): Match {
  const { id, rulesVersion } = entry.game;
  const seats = Array.from({ length: players }, (_, seat) => seat);
  const names = seats.map((seat) => `player ${seat + 1}`);
  chance.shuffle(seats);
  const [dealer = 0] = seats;
  const before = { out: seats.slice(still) };
  const seed = `${chance.save()}`;
  return Match.start(entry.game, { game: id, rulesVersion, seats: players, options, seed, names, dealer, before });
}
