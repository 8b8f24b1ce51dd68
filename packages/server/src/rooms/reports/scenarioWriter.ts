import type { Json, JsonObject, Match, MatchInput, Millis, SavedMatch, Table, TableInput } from '@tasovka/kernel';

/** One input on the way to the moment: the match before it, and when it came on the match's own clock. */
interface Way {
  readonly match: string;
  readonly at: Millis;
  readonly input: TableInput;
  readonly wasBetweenRounds: boolean;
}

/** So many inputs before the moment are told: enough to see how it came about. */
export const stepsTold = 30;

/** Facts of the table that say where it stands; what a game has not is left out. */
const facts = [
  'phase',
  'turn',
  'hand',
  'top',
  'colour',
  'owed',
  'pending',
  'accused',
  'location',
  'spy',
  'scores',
  'over',
];

export interface Reported {
  readonly rule: string;
  readonly text: string;
}

/**
 * Tells the last inputs of a match as a scenario: it begins with the whole match as it was then, and ends with what the
 * program made of it. Whoever mends a rule changes that end to what the rule says.
 */
export class ScenarioWriter {
  private way: Way[] = [];
  private match: Match | null = null;

  /** Before every input. */
  add(table: Table, at: Millis, input: TableInput): void {
    const { match } = table;
    // A match whose pace is changed is told from there on.
    if (match !== this.match || input.kind === 'agree' || input.kind === 'pace') this.way = [];
    this.match = match;
    if (!match || input.kind !== 'play') return;
    this.way.push({ match: match.save(), at: table.matchTime(at), input, wasBetweenRounds: match.betweenRounds });
    if (this.way.length > stepsTold) this.way.shift();
  }

  /** At the moment itself. */
  finish(match: Match, { rule, text }: Reported): JsonObject {
    // As is one that began in place of another, or with a latecomer.
    if (match !== this.match) this.way = [];
    const first = this.way[0]?.match ?? match.save();
    const saved: SavedMatch = JSON.parse(first);
    const names = saved.header.names.map((_, seat) => `Игрок ${seat + 1}`);
    let { now } = saved;
    const steps: JsonObject[] = [];
    for (const [i, { at, input, wasBetweenRounds }] of this.way.entries()) {
      if (at > now) steps.push({ after: at - now });
      now = Math.max(now, at);
      const isDealt = wasBetweenRounds && !(this.way[i + 1]?.wasBetweenRounds ?? match.betweenRounds);
      if (input.kind === 'play') steps.push(...stepOf(input.input, wasBetweenRounds, isDealt));
    }
    const view = match.view('judge') as JsonObject;
    const expect = Object.fromEntries(facts.filter((key) => key in view).map((key) => [key, view[key] as Json]));
    return {
      ...(rule !== '' && { rule: [rule] }),
      title: text === '' ? 'Something is wrong here' : text,
      game: saved.header.game,
      players: saved.header.seats,
      saved: { ...saved, header: { ...saved.header, names } } as unknown as JsonObject,
      steps: [...steps, { expect }],
    };
  }
}

/** Everybody may want the next round; the one who was waited for last deals it. */
function stepOf(input: MatchInput, isBetweenRounds: boolean, isDealt: boolean): JsonObject[] {
  if (isBetweenRounds) return isDealt ? [{ by: 0, do: { type: 'next' } }] : [];
  switch (input.kind) {
    case 'act':
      return [{ by: input.seat, do: input.action }];
    case 'signal':
      return [{ signal: { seat: input.seat, ...input.signal } }];
    default:
      return [];
  }
}
