import type { Wording } from '@tasovka/kernel';
import type { Logger } from 'pino';
import { RateLimit } from '../limits/rateLimit.ts';
import { answerTokens, type Completion, ModelFailure } from './languageModel.ts';
import type { WordLine } from './wordLine.ts';

/** What became of a line that was to be worded. */
export type TalkResult = 'worded' | 'unsayable' | 'failed' | 'late' | 'over-budget';

export interface TalkBudget {
  readonly perTableMinute: number;
  readonly atOnce: number;
  readonly tokensPerHour: number;
}

interface TalkerDependencies {
  readonly model: { complete(wording: Wording, signal: AbortSignal): Promise<Completion> };
  readonly budget: TalkBudget;
  readonly clock: () => number;
  readonly log: Logger;
  onResult(result: TalkResult): void;
}

const hour = 3_600_000;
/** After a failure the model rests, ever longer while it goes on failing. */
const firstRest = 2_000;
const longestRest = 60_000;

/** A language model that words what bots have decided to say, within a budget; whatever goes wrong, nobody at the table notices. */
export class Talker {
  private readonly dependencies: TalkerDependencies;
  private readonly closing = new AbortController();
  private inFlight = 0;
  private hourBegan: number;
  private tokens = 0;
  private rest = 0;
  private restUntil = Number.NEGATIVE_INFINITY;

  constructor(dependencies: TalkerDependencies) {
    this.dependencies = dependencies;
    this.hourBegan = dependencies.clock();
  }

  /** One table's way to it: nobody's table talks away the budget of the others within a minute. */
  forTable(): WordLine {
    const { budget, clock, onResult } = this.dependencies;
    const rate = new RateLimit(Math.ceil(budget.perTableMinute / 4), budget.perTableMinute / 60, clock());
    return async (wording, signal) => {
      const cost = costOf(wording);
      if (!this.hasRoom(cost) || !rate.take(clock())) {
        onResult('over-budget');
        return null;
      }
      return this.word(wording, cost, AbortSignal.any([signal, this.closing.signal]));
    };
  }

  /** Whoever waits for words goes on without them. */
  close(): void {
    this.closing.abort();
  }

  private hasRoom(cost: number): boolean {
    const { budget, clock } = this.dependencies;
    const now = clock();
    if (now - this.hourBegan >= hour) {
      this.hourBegan = now;
      this.tokens = 0;
    }
    return this.inFlight < budget.atOnce && this.tokens + cost <= budget.tokensPerHour && now >= this.restUntil;
  }

  private async word(wording: Wording, cost: number, signal: AbortSignal): Promise<string | null> {
    const { model, onResult } = this.dependencies;
    this.inFlight++;
    // What is in flight counts in full, so that many at once cannot overdraw the hour.
    this.tokens += cost;
    try {
      const { text, tokens } = await model.complete(wording, signal);
      this.tokens += (tokens ?? cost) - cost;
      this.rest = 0;
      const isSayable = !signal.aborted && wording.isSayable(text);
      onResult(isSayable ? 'worded' : signal.aborted ? 'late' : 'unsayable');
      return isSayable ? text : null;
    } catch (error) {
      if (signal.aborted) onResult('late');
      else this.fail(error);
      return null;
    } finally {
      this.inFlight--;
    }
  }

  private fail(error: unknown): void {
    const { clock, log, onResult } = this.dependencies;
    onResult('failed');
    this.rest = Math.min(longestRest, Math.max(firstRest, 2 * this.rest));
    this.restUntil = clock() + this.rest;
    log.warn({ why: whyOf(error) }, 'the language model does not answer: bots say their own lines');
  }
}

/** A token is two letters or more, in both languages. */
const costOf = ({ manner, matter }: Wording): number => Math.ceil((manner.length + matter.length) / 2) + answerTokens;

/** Never what was sent or received: an address may hold a password, and an answer anything. */
function whyOf(error: unknown): string {
  if (error instanceof ModelFailure) return error.message;
  const { name, cause } = error as { name?: string; cause?: { code?: unknown } };
  if (name === 'TimeoutError') return 'no answer in time';
  return typeof cause?.code === 'string' ? cause.code : 'no connection';
}
