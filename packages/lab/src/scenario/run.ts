import {
  type AnyGame,
  type EmittedEvent,
  isObject,
  type JsonObject,
  Match,
  OtherRules,
  parse,
  UnknownFormat,
} from '@tasovka/kernel';
import { type Difference, differs } from './compare.ts';
import { checkExpect, type ExpectContext } from './expect.ts';
import { readScenario, readStep, type Scenario, type Step } from './format.ts';
import { headerOf, malformed } from './header.ts';
import type { Playables } from './playable.ts';
import { brief, Problem } from './problem.ts';

type AnyMatch = Match;
type Move = Extract<Step, { kind: 'move' }>;

/** Why a scenario did not pass: a problem of its text, or a difference to what it expects. */
export interface Failure {
  /** Counted from 1, with the step as it was written; missing if the match did not even start. */
  readonly step?: { readonly number: number; readonly of: number; readonly raw: JsonObject };
  readonly problem?: { readonly at: string; readonly message: string; readonly hints: readonly string[] };
  readonly differences: readonly Difference[];
}

export interface Outcome {
  readonly title: string;
  readonly rule: readonly string[];
  readonly failure: Failure | null;
}

/** Plays one scenario, whatever its file held. */
export function runScenario(raw: unknown, games: Playables): Outcome {
  let scenario: Scenario | null = null;
  try {
    scenario = readScenario(raw, games);
    return { ...labels(scenario), failure: new Run(scenario, games, started(scenario), JSON.stringify(raw)).play() };
  } catch (error) {
    return { ...(scenario ? labels(scenario) : titleOf(raw)), failure: { problem: asProblem(error), differences: [] } };
  }
}

const labels = ({ title, rule }: Scenario) => ({ title, rule });

const titleOf = (raw: unknown) => ({
  title: isObject(raw) && typeof raw.title === 'string' ? raw.title : 'untitled',
  rule: [],
});

function asProblem(error: unknown): NonNullable<Failure['problem']> {
  if (error instanceof Problem) return { at: error.at, message: error.message, hints: error.hints };
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  return { at: '', message: `the game itself failed: ${message}`, hints: (stack ?? '').split('\n').slice(1, 4) };
}

/** What a game throws while it deals is about the cards the scenario gave. */
function started(scenario: Scenario): AnyMatch {
  if (scenario.saved) return restored(scenario.playable.game, scenario.saved);
  const header = headerOf(scenario);
  try {
    return Match.start(scenario.playable.game, header, { events: true });
  } catch (error) {
    if (error instanceof Error && error.constructor === Error) throw new Problem('', `cannot deal: ${error.message}`);
    throw error;
  }
}

/** A report begins with the match as it was: only by the rules it was saved by is it the same one. */
function restored(game: AnyGame, saved: JsonObject): AnyMatch {
  try {
    return Match.restore(game, JSON.stringify(saved), { events: true });
  } catch (error) {
    if (error instanceof OtherRules || error instanceof UnknownFormat) throw new Problem('saved', error.message);
    throw new Problem('saved', `cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
}

class Run {
  private readonly scenario: Scenario;
  private readonly games: Playables;
  private readonly match: AnyMatch;
  private readonly source: string;
  private happened: readonly EmittedEvent[];

  constructor(scenario: Scenario, games: Playables, match: AnyMatch, source: string) {
    this.scenario = scenario;
    this.games = games;
    this.match = match;
    this.source = source;
    this.happened = match.drainEvents();
  }

  /** The first failure, or null. */
  play(): Failure | null {
    const { steps } = this.scenario;
    for (const [i, raw] of steps.entries()) {
      const step = { number: i + 1, of: steps.length, raw };
      try {
        const found = this.take(readStep(raw, this.scenario));
        if (found.length > 0) return { step, differences: found };
      } catch (error) {
        return { step, problem: asProblem(error), differences: [] };
      }
    }
    return null;
  }

  private take(step: Step): Difference[] {
    if (step.kind === 'expect') return checkExpect(step.expect, this.seen());
    const found = this.change(step);
    this.happened = this.match.drainEvents();
    return found;
  }

  private change(step: Exclude<Step, { kind: 'expect' }>): Difference[] {
    const { match } = this;
    if (step.kind === 'move') return this.move(step);
    if (step.kind === 'after') match.advance(match.now + step.ms);
    else match.submit({ kind: 'signal', seat: step.seat, signal: step.signal }, match.now);
    return [];
  }

  private move({ by, do: action, refused }: Move): Difference[] {
    const { match } = this;
    const before = match.save();
    const refusal = match.act(by, action, match.now);
    if (refusal === null) {
      return refused === null
        ? []
        : [{ ...differs('refused', refused, null), got: 'the move was taken', ...this.now() }];
    }
    const parsed = parse(match.game.actions, action);
    if (refused === null && !parsed.ok && action.type !== 'next') {
      throw malformed(parsed, 'do', action, this.scenario.playable);
    }
    if (match.save() !== before) {
      return [
        { at: 'refused', expected: 'a refused move changes nothing', got: `${refusal.reason}, and a changed match` },
      ];
    }
    if (refused === true || refused === refusal.reason) return [];
    const rule = refusal.rule === undefined ? '' : ` (${refusal.rule})`;
    const why = parsed.ok ? '' : `: ${parsed.error}`;
    const expected = refused === null ? 'the move to be taken' : `refused as ${refused}`;
    return [{ at: 'do', expected, got: `refused as ${refusal.reason}${rule}${why}`, ...this.now(by) }];
  }

  /** Where the match stands, to show why a move went another way. */
  private now(by?: number): Pick<Difference, 'notes'> {
    const { phase, turn, top, colour, over, hand } = this.match.view('judge');
    const mine = by === undefined || !isObject(hand) ? undefined : hand[by];
    const offers =
      by === undefined ? [] : this.match.offersFor(by).map(({ type, fields }) => ({ type, ...(fields as object) }));
    return {
      notes: [
        `the table: ${brief({ phase, turn, top, colour, over, time: this.match.now })}`,
        ...(mine === undefined ? [] : [`hand of seat ${by}: ${brief(mine)}`]),
        ...(by === undefined ? [] : [`seat ${by} may now: ${offers.length === 0 ? 'do nothing' : brief(offers, 800)}`]),
      ],
    };
  }

  private seen(): ExpectContext {
    return {
      playable: this.scenario.playable,
      games: this.games,
      players: this.scenario.players,
      view: (viewer) => this.match.view(viewer),
      events: this.happened,
      source: this.source,
    };
  }
}
