import { type AnyGame, type GameContext, type Json, parse } from '@tasovka/kernel';
import { RoundTruth } from './truth.ts';

/** What a test wants of a round, in the words of the scenarios: the deal, and what chance would decide later. */
export interface RoundPlan {
  readonly fixedDeal?: Json;
  readonly fixed?: Readonly<Record<string, number>>;
  /** Whenever the round has lasted so long again, it is dealt anew like this: no chance keeps a match from its end. */
  readonly late?: { readonly afterMs: number; readonly fixedDeal: Json };
}

/** A round in play. */
interface Dealt {
  readonly truth: RoundTruth;
  readonly plan: RoundPlan | undefined;
  /** Deals it once more. */
  readonly anew: (fixedDeal: Json, ctx: GameContext) => unknown;
  began: number;
}

/** Stands between the real server and the real rules: deals as a test wishes, and remembers who holds what. */
export class Dealer {
  /** By match and round: what is true of it. */
  readonly truths: RoundTruth[][] = [];
  /** By the state of chance before the deal: what is dealt again in a replay is the same round. */
  private readonly dealt = new Map<string, RoundTruth>();
  private plans: readonly RoundPlan[] = [];

  /** Before a match begins. What has no plan is dealt by chance. */
  plan(rounds: readonly RoundPlan[]): void {
    this.plans = rounds;
    this.truths.length = 0;
    this.dealt.clear();
  }

  /** The rules of all games, with this dealer's hands on the deck. */
  seatedAt(games: Readonly<Record<string, AnyGame>>): Readonly<Record<string, AnyGame>> {
    return Object.fromEntries(Object.entries(games).map(([id, game]) => [id, this.dealing(game)]));
  }

  private truthOf(game: string, round: number, { chance }: GameContext): RoundTruth {
    const key = chance.save().join();
    const known = this.dealt.get(key);
    if (known) return known;
    const truth = new RoundTruth(game);
    this.dealt.set(key, truth);
    if (round === 0) this.truths.push([]);
    const match = this.truths.at(-1) ?? [];
    match[round] = truth;
    return truth;
  }

  private dealing(game: AnyGame): AnyGame {
    const rounds = new WeakMap<object, Dealt>();
    return {
      ...game,
      deal: (standings, options, ctx) => {
        const plan = this.plans[standings.round];
        const truth = this.truthOf(game.id, standings.round, ctx);
        // Who deals first is chance as well: in a planned round the first seat, and then around the table.
        const dealer = plan ? standings.round % standings.scores.length : standings.dealer;
        const anew = (fixedDeal: Json | undefined, now: GameContext): unknown =>
          game.deal({ ...standings, dealer }, options, watched(now, plan, truth), read(game, fixedDeal));
        const state = anew(plan?.fixedDeal, ctx);
        rounds.set(state as object, { plan, truth, anew, began: ctx.now });
        truth.look(game.view(state, 'judge', ctx.now));
        return state;
      },
      apply: (state, input, ctx) => {
        const round = rounds.get(state as object);
        if (!round) return game.apply(state, input, ctx);
        const refusal = game.apply(state, input, watched(ctx, round.plan, round.truth));
        if (refusal === null && !game.over(state)) dealAnewIfLate(state as object, round, ctx);
        round.truth.look(game.view(state, 'judge', ctx.now));
        return refusal;
      },
    };
  }
}

/** The rules go on with the state they have: it is the new round that moves into it. */
function dealAnewIfLate(state: object, round: Dealt, ctx: GameContext): void {
  const late = round.plan?.late;
  if (!late || ctx.now - round.began < late.afterMs) return;
  round.began = ctx.now;
  Object.assign(state, round.anew(late.fixedDeal, ctx));
}

function read(game: AnyGame, raw: Json | undefined): unknown {
  if (raw === undefined) return undefined;
  const fixedDeal = parse(game.fixedDeal, raw);
  if (!fixedDeal.ok) throw new Error(`a plan for ${game.id}: ${fixedDeal.at} ${fixedDeal.error}`);
  return fixedDeal.value;
}

/** The same context, with chance decided and somebody listening. */
function watched(ctx: GameContext, plan: RoundPlan | undefined, truth: RoundTruth): GameContext {
  const { emit } = ctx;
  return Object.create(ctx, {
    fixed: { value: plan?.fixed ?? ctx.fixed },
    ...(emit && {
      emit: {
        value: (...emitted: Parameters<typeof emit>) => {
          truth.hear(emitted[0]);
          emit(...emitted);
        },
      },
    }),
  }) as GameContext;
}
