import { eyesOf, type GameEvent, type Viewer } from '@tasovka/kernel';
import type { ServerMessage } from '@tasovka/protocol';
import type { Connection } from '../connection.ts';
import type { RoomLog } from '../log/roomLog.ts';
import type { EncodedEvents } from './encodedEvents.ts';
import { type OnOffers, SharedDiff, ViewerDiff } from './viewDiff.ts';
import { matchView, tableView } from './views.ts';

/** A connected guest. */
export interface Member {
  readonly guest: string;
  readonly connection: Connection;
  readonly diff: ViewerDiff;
  /** What this guest may see now: a seat's view or a spectator's. */
  viewer: Viewer;
  /** The same, unless this guest looks over a shoulder. */
  eyes: Viewer;
  /** The last row this device had seen when it connected. */
  readonly resumedFrom: number | undefined;
  /** The row the welcome is about: until that is durable the device has been sent nothing. */
  readonly welcomeSeq: number;
  /** The last update that was sent to this connection, or will be when it is durable. */
  sentSeq: number;
}

export interface OutboxOptions {
  readonly log: RoomLog;
  /** Real time minus the room's time. */
  readonly clockOffset: number;
  /** Whether the server offers calls. */
  readonly hasVoice: boolean;
  clock(): number;
  readonly onOffers: OnOffers;
}

/** Who is connected to a room, and what each of them is sent. */
export class Outbox {
  private readonly options: OutboxOptions;
  private readonly byGuest = new Map<string, Member>();
  private readonly byConnection = new Map<Connection, Member>();
  private readonly sharedDiff: SharedDiff;

  constructor(options: OutboxOptions) {
    this.options = options;
    this.sharedDiff = new SharedDiff(this.currentTable(), options.log.state.table.match);
  }

  get size(): number {
    return this.byGuest.size;
  }

  [Symbol.iterator](): MapIterator<Member> {
    return this.byGuest.values();
  }

  memberOf(guest: string): Member | undefined {
    return this.byGuest.get(guest);
  }

  memberOn(connection: Connection): Member | undefined {
    return this.byConnection.get(connection);
  }

  remove({ guest, connection }: Member): void {
    this.byGuest.delete(guest);
    this.byConnection.delete(connection);
  }

  clear(): void {
    this.byGuest.clear();
    this.byConnection.clear();
  }

  /** A device connects: it gets its whole view, and what happened since the last row it has seen. */
  sendWelcome(
    guest: string,
    connection: Connection,
    resumedFrom: number | undefined,
    missed: readonly GameEvent[],
  ): void {
    const { log, onOffers, clock } = this.options;
    const { seq, state } = log;
    const diff = new ViewerDiff(onOffers);
    const [viewer, eyes] = [this.viewerOf(guest), eyesOf(state.table, guest)];
    const member: Member = { guest, connection, diff, viewer, eyes, resumedFrom, welcomeSeq: seq, sentSeq: seq };
    this.byGuest.set(guest, member);
    this.byConnection.set(connection, member);
    diff.reset(state.table.match, viewer, eyes);
    const view = { table: { ...this.sharedDiff.table, you: guest }, match: matchView(state, viewer, eyes) };
    this.send(member, { t: 'welcome', seq, now: clock(), view, chat: state.chat, missed });
  }

  /** The last row a device has heard of: messages about what is not durable have not left. */
  lastSeqSent({ resumedFrom, welcomeSeq, sentSeq }: Member): number | undefined {
    const { durableSeq } = this.options.log;
    return durableSeq < welcomeSeq ? resumedFrom : Math.min(sentSeq, durableSeq);
  }

  /** After every log entry: each viewer is sent the events it may know, and what changed in its view. */
  sendUpdate(events: EncodedEvents, tableChanged: boolean): void {
    const { log, clock } = this.options;
    const { seq } = log;
    const { table } = log.state;
    const { match } = table;
    if (tableChanged)
      for (const member of this.byGuest.values())
        Object.assign(member, { viewer: this.viewerOf(member.guest), eyes: eyesOf(table, member.guest) });
    const shared = this.sharedDiff.diff(tableChanged ? this.currentTable() : this.sharedDiff.table, match);
    const head = `{"t":"update","seq":${seq},"now":${clock()},"events":`;
    const forAll = `${head}${events.forAll},"patch":${shared.patch}}`;
    for (const member of this.byGuest.values()) {
      const patch = member.diff.patch(shared, match, member.viewer, member.eyes);
      const own = events.for(member.viewer);
      member.sentSeq = seq;
      if (patch === shared.patch && own === events.forAll) {
        if (patch !== '{}' || !events.isEmpty) log.sendWhenDurable(member.connection, forAll);
      } else log.sendWhenDurable(member.connection, `${head}${own},"patch":${patch}}`);
    }
  }

  send({ connection }: Member, message: ServerMessage): void {
    this.options.log.sendWhenDurable(connection, JSON.stringify(message));
  }

  sendAll(message: ServerMessage): void {
    const text = JSON.stringify(message);
    for (const { connection } of this.byGuest.values()) this.options.log.sendWhenDurable(connection, text);
  }

  viewerOf(guest: string): Viewer {
    return this.options.log.state.table.seatOf(guest) ?? 'spectator';
  }

  private currentTable() {
    const { log, clockOffset, hasVoice } = this.options;
    return tableView(log.room, log.state, clockOffset, hasVoice);
  }
}
