import * as fc from 'fast-check';
import { Chance, type Game, type GameTypes, type Input, Match, parse } from '../src/index.ts';
import {
  headerOf,
  type KitConfig,
  type KitReport,
  number,
  type PropertyName,
  properties,
  type Setup,
  text,
} from './config.ts';
import { choose } from './driver.ts';
import { frozen } from './frozen.ts';
import { hiddenMakesNoDifference } from './interference.ts';
import { Broken, type Check, type Coming, give, type Moment, type Result, show } from './moment.ts';
import { offersAreTheRules } from './offered.ts';
import { parsersSurvive } from './parsers.ts';
import { refusedChangesNothing } from './refused.ts';
import { replaysTheSame } from './replay.ts';
import { neverStuck } from './stuck.ts';
import { twinAgrees } from './twin.ts';

/** Properties looked at before an input is given to the match. */
const perInput: readonly (readonly [PropertyName, Check])[] = [
  ['twin', twinAgrees],
  ['refused', refusedChangesNothing],
  ['interference', hiddenMakesNoDifference],
  ['offered', offersAreTheRules],
];

/**
 * Plays random matches of a game and checks the seven properties every game must have.
 * A failure throws an error that names the property and the seed; SEED brings the same run back, RUNS makes it longer.
 */
export function checkGame<T extends GameTypes>(game: Game<T>, config: KitConfig<T>): KitReport {
  const guarded = guard(game);
  const setups = config.setups();
  const runs = number('RUNS') ?? config.runs ?? 100;
  const seed = number('SEED') ?? fc.sample(fc.noBias(fc.nat()), 1)[0] ?? 0;
  const wanted = new Set(config.only ?? properties);
  if (wanted.has('parsers')) parsersSurvive(guarded, setups, { runs: Math.min(1000, Math.max(200, runs)), seed });

  let inputs = 0;
  const anyMatch = fc.property(fc.constantFrom(...setups), fc.noBias(fc.nat()), (setup, matchSeed) => {
    inputs += new Trial(guarded, config, wanted, setup, matchSeed).play();
  });
  // A seed cannot be made smaller: another one is another match.
  report(fc.check(anyMatch, { numRuns: runs, seed, path: text('FC_PATH') ?? '', endOnFailure: true }));
  return { matches: runs, inputs };
}

/** Our own words first, then how to come back to this very match. */
function report<T>(details: fc.RunDetails<T>): void {
  if (!details.failed) return;
  const { errorInstance: error, seed, counterexamplePath } = details;
  const what = error instanceof Error ? error.message : String(error);
  throw new Error(`${what}\nmatch ${details.numRuns}; again: SEED=${seed} FC_PATH=${counterexamplePath}`, {
    cause: error,
  });
}

/**
 * A game that cannot hang the kit: a deadline must be taken, and must not fall again and again at one moment.
 * Nor can it change a view once given.
 */
function guard<T extends GameTypes>(game: Game<T>): Game<T> {
  let again = 0;
  const guarded: Game<T> = Object.create(game);
  return Object.assign(guarded, {
    view: (...look: Parameters<Game<T>['view']>) => frozen(game.view(...look)),
    ownView: (...look: Parameters<Game<T>['ownView']>) => frozen(game.ownView(...look)),
    apply(state: T['State'], input: Input<T['Action']>, ctx: Parameters<Game<T>['apply']>[2]) {
      const refusal = game.apply(state, input, ctx);
      if (input.kind !== 'deadline') return refusal;
      if (refusal !== null) throw new Broken(`stuck: a deadline was refused as ${show(refusal)}`);
      again = game.due(state) <= ctx.now ? again + 1 : 0;
      if (again > 100) throw new Broken(`stuck: the deadline at ${ctx.now} falls again and again`);
      return refusal;
    },
  });
}

/** One match from its first input to its last. */
class Trial<T extends GameTypes> {
  private readonly config: KitConfig<T>;
  private readonly wanted: ReadonlySet<PropertyName>;
  private readonly seed: number;
  private readonly match: Match<T>;
  private readonly player: Chance;
  private readonly chance: Chance;
  private readonly earlier: T['Action'][] = [];
  private coming: Coming | null = null;

  constructor(game: Game<T>, config: KitConfig<T>, wanted: ReadonlySet<PropertyName>, setup: Setup, seed: number) {
    this.config = config;
    this.wanted = wanted;
    this.seed = seed;
    this.player = Chance.seeded(`${seed} player`);
    this.chance = Chance.seeded(`${seed} checks`);
    this.match = Match.start(game, headerOf(game, setup, `${seed}`), { log: true, events: true });
    this.match.drainEvents();
  }

  /** The number of inputs it took. */
  play(): number {
    const { match, config, player } = this;
    const most = config.maxInputs ?? 2000;
    this.watch('invariant', () => config.invariant?.(match.state));
    for (let inputs = 0; ; inputs++) {
      if (this.wanted.has('stuck')) this.watch('stuck', () => neverStuck(match));
      if (match.over) break;
      this.watch('ending', () => {
        if (inputs >= most) throw new Broken(`the match did not end within ${most} inputs`);
      });
      this.coming = choose(match, config, player);
      if (this.coming === null) break;
      const thenLook = this.look(this.coming);
      const result = this.go(this.coming);
      for (const [name, look] of thenLook) this.watch(name, () => look(result));
    }
    if (this.due('replay')) this.watch('replay', () => replaysTheSame(match));
    return match.seq;
  }

  private look(coming: Coming): [PropertyName, (result: Result) => void][] {
    const { match, config, chance, earlier } = this;
    const afterwards: [PropertyName, (result: Result) => void][] = [];
    let moment: Moment<T> | null = null;
    for (const [name, check] of perInput) {
      if (!this.due(name)) continue;
      moment ??= { game: match.game, config, match, saved: match.save(), chance, coming, earlier };
      const now = moment;
      const look = this.watch(name, () => check(now));
      if (look) afterwards.push([name, look]);
    }
    return afterwards;
  }

  private go(coming: Coming): Result {
    const { match, config, earlier } = this;
    const { input } = coming;
    const result = this.watch('offered', () => give(match, coming));
    if (input.kind === 'act') {
      this.watch('offered', () => {
        if (result.refusal === null || !this.wanted.has('offered')) return;
        throw new Broken(`${show(input)} was offered and refused as ${show(result.refusal)}`);
      });
      const action = parse(match.game.actions, input.action);
      if (action.ok) earlier.push(action.value);
      if (earlier.length > 32) earlier.shift();
    }
    this.watch('invariant', () => config.invariant?.(match.state));
    return result;
  }

  private due(name: PropertyName): boolean {
    const rate = this.wanted.has(name) ? (this.config.rates?.[name] ?? 1) : 0;
    return rate >= 1 || (rate > 0 && this.chance.below(1_000_000) < rate * 1_000_000);
  }

  /** Adds to whatever goes wrong where it went wrong. */
  private watch<T>(name: string, check: () => T): T {
    try {
      return check();
    } catch (error) {
      const { header, log, seq } = this.match;
      const what = error instanceof Broken ? error.message : error instanceof Error ? error.stack : String(error);
      const last = (log ?? []).slice(-5).map((entry) => `\n  ${show(entry)}`);
      throw new Error(
        `[${name}] ${what}\n${header.game} for ${header.seats}, options ${show(header.options)}, match seed ${this.seed}, ` +
          `after ${seq} inputs, the last of them:${last.join('') || ' none'}\ncoming: ${show(this.coming)}`,
      );
    }
  }
}
