import type { GameEvent, Viewer } from '@tasovka/kernel';
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
  /** Whose eyes they have now: a seat's, or those of who watches. */
  viewer: Viewer;
  /** The last line they had seen when they came. */
  readonly resumedFrom: number | undefined;
  /** Up to which line their welcome tells: before that is safe they have been told nothing. */
  readonly welcomeSeq: number;
  /** The last update that went out to this line, or will when it is safe. */
  sentSeq: number;
}

export interface OutboxOptions {
  readonly log: RoomLog;
  /** Real time minus the room's time. */
  readonly clockOffset: number;
  clock(): number;
  readonly onOffers: OnOffers;
}

/** Who is connected to a room, and what each of them has been shown of it. */
export class Outbox {
  private readonly options: OutboxOptions;
  private readonly byGuest = new Map<string, Member>();
  private readonly byConnection = new Map<Connection, Member>();
  private readonly sharedDiff: SharedDiff;

  constructor(needs: OutboxOptions) {
    this.options = needs;
    this.sharedDiff = new SharedDiff(this.currentTable(), needs.log.state.table.match);
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

  memberOn(line: Connection): Member | undefined {
    return this.byConnection.get(line);
  }

  remove({ guest, connection: line }: Member): void {
    this.byGuest.delete(guest);
    this.byConnection.delete(line);
  }

  clear(): void {
    this.byGuest.clear();
    this.byConnection.clear();
  }

  /** A device is let in: it gets the whole picture, and what happened since it last saw anything. */
  sendWelcome(guest: string, line: Connection, seenBefore: number | undefined, missed: readonly GameEvent[]): void {
    const { log: ledger, onOffers, clock } = this.options;
    const { seq, state } = ledger;
    const screen = new ViewerDiff(onOffers);
    const viewer = this.viewerOf(guest);
    const member: Member = {
      guest,
      connection: line,
      diff: screen,
      viewer,
      resumedFrom: seenBefore,
      welcomeSeq: seq,
      sentSeq: seq,
    };
    this.byGuest.set(guest, member);
    this.byConnection.set(line, member);
    screen.reset(state.table.match, viewer);
    const view = { table: { ...this.sharedDiff.table, you: guest }, match: matchView(state, viewer) };
    this.send(member, { t: 'welcome', seq, now: clock(), view, chat: state.chat, missed });
  }

  /** The last line a device has been told of: letters about what is not safe have not left. */
  lastSeqSent({ resumedFrom: seenBefore, welcomeSeq, sentSeq: toldSeq }: Member): number | undefined {
    const { durableSeq: durable } = this.options.log;
    return durable < welcomeSeq ? seenBefore : Math.min(toldSeq, durable);
  }

  /** After every entry of the log: to each what it may know of it, and what is different on its screen. */
  sendUpdate(news: EncodedEvents, tableChanged: boolean): void {
    const { log: ledger, clock } = this.options;
    const { seq } = ledger;
    const { match } = ledger.state.table;
    if (tableChanged) for (const member of this.byGuest.values()) member.viewer = this.viewerOf(member.guest);
    const change = this.sharedDiff.diff(tableChanged ? this.currentTable() : this.sharedDiff.table, match);
    const head = `{"t":"update","seq":${seq},"now":${clock()},"events":`;
    const forAll = `${head}${news.forAll},"patch":${change.patch}}`;
    for (const member of this.byGuest.values()) {
      const patch = member.diff.patch(change, match, member.viewer);
      const events = news.for(member.viewer);
      member.sentSeq = seq;
      if (patch === change.patch && events === news.forAll) {
        if (patch !== '{}' || !news.isEmpty) ledger.sendWhenDurable(member.connection, forAll);
      } else ledger.sendWhenDurable(member.connection, `${head}${events},"patch":${patch}}`);
    }
  }

  send({ connection: line }: Member, message: ServerMessage): void {
    this.options.log.sendWhenDurable(line, JSON.stringify(message));
  }

  sendAll(message: ServerMessage): void {
    const text = JSON.stringify(message);
    for (const { connection: line } of this.byGuest.values()) this.options.log.sendWhenDurable(line, text);
  }

  viewerOf(guest: string): Viewer {
    return this.options.log.state.table.seatOf(guest) ?? 'spectator';
  }

  private currentTable() {
    const { log: ledger, clockOffset } = this.options;
    return tableView(ledger.room, ledger.state, clockOffset);
  }
}
