import { FactCounter, type MatchFacts } from '@tasovka/games/awards';
import {
  type EmittedEvent,
  isPerson,
  type Json,
  type Seat,
  seatsIn,
  seenBy,
  type Table,
  type Viewer,
} from '@tasovka/kernel';
import { type Eyes, type RecordedPlayer, recordingFormat } from '@tasovka/protocol';
import { recordingLimits } from '../../storage/store.ts';
import { joinFields, ObjectDiff } from '../outbox/objectDiff.ts';

/** More was told in this match than a recording may hold. */
export class RecordingTooLarge extends Error {}

const isNumbers = (value: Json | undefined): value is number[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'number');

const viewerOf = (eyes: Eyes): Viewer => (eyes === 'watchers' ? 'spectator' : eyes === 'open' ? 'judge' : eyes);

/** Writes down what everybody was told of a match, moment by moment, as changes only. */
export class MatchRecorder {
  private readonly frames: string[] = [];
  private readonly standings = new ObjectDiff();
  private readonly round = new ObjectDiff();
  private readonly around = new ObjectDiff();
  private readonly own = new Map<Eyes, ObjectDiff>();
  private readonly startedAt: number;
  private readonly counter = new FactCounter();
  private count = 0;
  private size = 0;

  constructor(startedAt: number) {
    this.startedAt = startedAt;
  }

  /** After every row of the log, from the one that started the match to the one that ended it. */
  add(table: Table, emitted: readonly EmittedEvent[], at: number): void {
    const { match } = table;
    if (!match) throw new Error('there is no match to record');
    const n = this.count++;
    for (const event of emitted) this.counter.count(seenBy(event, 'judge'), { moment: n, at: at - this.startedAt });
    const { own } = match.game;
    const seen = match.roundView('spectator');
    if (isNumbers(seen.hands)) this.counter.sawHands(seen.hands, n);
    const view = joinFields(
      this.standings.patch(match.standingsView()),
      this.round.patch(
        seen,
        Object.keys(seen).filter((field) => !own.includes(field)),
      ),
    );
    const around = this.around.patch({
      began: table.data.began - this.startedAt,
      players: playersOf(table),
      awaited: seatsIn(match.awaited),
    });
    const patch = joinFields(view === '' ? '' : `"view":{${view}}`, around);
    const events = JSON.stringify(emitted.map(({ event }) => event));
    let ownParts = '';
    const allEyes: Eyes[] = [...table.data.seated.keys(), 'watchers', 'open'];
    for (const eyes of allEyes) {
      const part = this.ownPart(match, eyes, emitted, events);
      if (part !== '') ownParts = joinFields(ownParts, `"${eyes}":${part}`);
    }
    if (patch === '' && events === '[]' && ownParts === '') return;
    const frame = `[${n},${at - this.startedAt},{${patch}},${events},{${ownParts}}]`;
    this.size += frame.length;
    if (this.size > recordingLimits.unpacked) throw new RecordingTooLarge(`more than ${this.size} characters`);
    this.frames.push(frame);
  }

  private ownPart(
    match: NonNullable<Table['match']>,
    eyes: Eyes,
    emitted: readonly EmittedEvent[],
    forAll: string,
  ): string {
    const viewer = viewerOf(eyes);
    let diff = this.own.get(eyes);
    if (!diff) {
      diff = new ObjectDiff();
      this.own.set(eyes, diff);
    }
    const view = diff.patch(match.ownView(viewer), match.game.own);
    const hasSecrets = emitted.some(
      ({ secrets }) => secrets !== undefined && (viewer === 'judge' || viewer in secrets),
    );
    const events = hasSecrets ? JSON.stringify(emitted.map((event) => seenBy(event, viewer))) : forAll;
    return view === '' && events === forAll ? '' : `[{${view}},${events === forAll ? 'null' : events}]`;
  }

  /** Somebody at the table said something; it has no moment of its own. */
  heard(seat: Seat): void {
    this.counter.heard(seat, this.count);
  }

  /** What happened, counted with all cards open: for awards and records. */
  get facts(): MatchFacts {
    return this.counter.facts;
  }

  get moments(): number {
    return this.frames.length;
  }

  /** All of it, as `framesOf` reads it. */
  get told(): string {
    return `{"format":${recordingFormat},"frames":[${this.frames.join(',')}]}`;
  }
}

/** Who sits where, and who of them is no person, as the book knows them. */
export function playersOf({ data }: Table): RecordedPlayer[] {
  return data.seated.map((id) => {
    const guest = data.guests.find((one) => one.id === id);
    const bot = guest && !isPerson(guest) ? (guest.bot ?? 'program') : null;
    return { name: guest?.name ?? '', face: guest?.face ?? '', bot };
  });
}
