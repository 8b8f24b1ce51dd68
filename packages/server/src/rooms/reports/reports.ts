import type { JsonObject, Match } from '@tasovka/kernel';
import type { HttpProblem, NewReport, Report } from '@tasovka/protocol';
import { reportLimits, type Store, type StoredReport } from '../../storage/store.ts';
import { before, type Games, stateBefore } from '../log/restore.ts';
import { type RoomState, readEntry } from '../log/roomState.ts';
import { newToken } from '../randomIds.ts';
import { rewind } from '../recordings/keptInputs.ts';
import { type Reported, ScenarioWriter, stepsTold } from './scenarioWriter.ts';

/** What a report says besides its scenario. */
interface AboutReport extends Reported {
  readonly game: string;
  readonly moment: number;
  readonly by: string;
}

/** A moment that somebody points at, told as a scenario. */
interface Pointed {
  readonly match: number;
  readonly moment: number;
  readonly game: string;
  readonly scenario: JsonObject;
}

type Found = Pointed | HttpProblem;

/** "Something is wrong here": keeps what people point at, each with the match it is about. */
export class Reports {
  private readonly store: Store;
  private readonly games: Games;

  constructor(store: Store, games: Games) {
    this.store = store;
    this.games = games;
  }

  /** `seq`: the last row of the room that is durable. */
  async add(
    room: string,
    seq: number,
    state: RoomState,
    guest: string,
    report: NewReport,
  ): Promise<HttpProblem | { ok: true }> {
    const found = report.of ? await this.inRecording(room, report) : await this.onTable(room, seq, state, report);
    if ('reason' in found) return found;
    const by = state.table.guest(guest)?.name ?? '';
    const { rule, text } = report;
    const about: AboutReport = { game: found.game, moment: found.moment, rule, text, by };
    const scenario = JSON.stringify(found.scenario);
    if (scenario.length > reportLimits.scenarioBytes) return { reason: 'too-large' };
    const { match } = found;
    const stored: StoredReport = {
      id: newToken(),
      room,
      match,
      guest,
      at: Date.now(),
      about: JSON.stringify(about),
      scenario,
    };
    return (await this.store.addReport(stored)) ? { ok: true } : { reason: 'too-many' };
  }

  /** The match on the table, played again from the last snapshot before: all of its rows are still there. */
  private async onTable(room: string, seq: number, now: RoomState, reported: Reported): Promise<Found> {
    const from = now.unrecorded.lastFrom ?? seq;
    if (!now.table.match) return { reason: 'not-playing' };
    for (let history = await this.store.history(room, seq - stepsTold, seq); history; ) {
      try {
        const state = stateBefore(history, this.games);
        const writer = new ScenarioWriter();
        for (const { at, body, seq: row } of history.tail) {
          const entry = readEntry(body);
          if (entry.kind === 'table' && row > seq - 2 * stepsTold) writer.add(state.table, at, entry.input);
          if (state.replay(entry, at, row)) return { reason: 'cannot-go-on' };
          state.table.drainEvents();
        }
        return pointed(state.table, seq - from, writer, reported);
      } catch (error) {
        const older = await before(this.store, room, history, seq);
        if (!older) throw error;
        history = older;
      }
    }
    return { reason: 'no-such-room' };
  }

  private async inRecording(room: string, { of, ...reported }: NewReport): Promise<Found> {
    const stored = of && (await this.store.recording(of.recording));
    if (!stored || stored.room !== room) return { reason: 'no-such-room' };
    if (stored.inputs === null) return { reason: 'cannot-go-on' };
    const writer = new ScenarioWriter();
    const rewound = await rewind(stored.inputs, of.moment, this.games, (table, n, at, input) => {
      if (n > of.moment - 2 * stepsTold) writer.add(table, at, input);
      table.drainEvents();
    });
    return rewound ? pointed(rewound.table, of.moment, writer, reported) : { reason: 'cannot-go-on' };
  }

  /** For the host of a room. */
  async list(room: string, { table }: RoomState): Promise<Report[]> {
    return (await this.store.reports(room)).map((stored) => reportOf(stored, isOpen(stored, table)));
  }

  /** For the operator, who may open all of them. */
  async all(): Promise<(Report & { readonly room: string })[]> {
    return (await this.store.reports()).map((stored) => ({ ...reportOf(stored, true), room: stored.room }));
  }

  /** Its scenario holds everybody's cards: the host reads it when the match is over. */
  async scenario(room: string, id: string, { table }: RoomState): Promise<JsonObject | HttpProblem> {
    const stored = await this.store.report(id);
    if (!stored || stored.room !== room) return { reason: 'no-such-room' };
    return isOpen(stored, table) ? (JSON.parse(stored.scenario) as JsonObject) : { reason: 'playing' };
  }
}

function pointed(
  { match, data }: { readonly match: Match | null; readonly data: { readonly matches: number } },
  moment: number,
  writer: ScenarioWriter,
  reported: Reported,
): Found {
  if (!match) return { reason: 'cannot-go-on' };
  return { match: data.matches, moment, game: match.header.game, scenario: writer.finish(match, reported) };
}

const isOpen = ({ match }: Pick<StoredReport, 'match'>, table: RoomState['table']): boolean =>
  match !== table.data.matches || !table.playing;

const reportOf = (stored: Omit<StoredReport, 'scenario'>, mayOpen: boolean): Report => ({
  ...readAbout(stored),
  id: stored.id,
  match: stored.match,
  at: stored.at,
  isOpen: mayOpen,
});

// Only `add` writes these.
const readAbout = ({ about }: Pick<StoredReport, 'about'>): AboutReport => JSON.parse(about) as AboutReport;
