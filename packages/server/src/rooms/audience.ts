import type { GameEvent, Viewer } from '@tasovka/kernel';
import type { ServerMessage } from '@tasovka/protocol';
import type { Ledger } from './ledger.ts';
import type { Line } from './line.ts';
import type { News } from './news.ts';
import { Common, type OnOffers, Screen } from './screen.ts';
import { matchView, tableView } from './shown.ts';

/** A connected guest. */
export interface Member {
  readonly guest: string;
  readonly line: Line;
  readonly screen: Screen;
  /** Whose eyes they have now: a seat's, or those of who watches. */
  viewer: Viewer;
  /** The last line they had seen when they came. */
  readonly seenBefore: number | undefined;
  /** Up to which line their welcome tells: before that is safe they have been told nothing. */
  readonly welcomeSeq: number;
  /** The last update that went out to this line, or will when it is safe. */
  toldSeq: number;
}

export interface AudienceNeeds {
  readonly ledger: Ledger;
  /** Real time minus the room's time. */
  readonly clockOffset: number;
  clock(): number;
  readonly onOffers: OnOffers;
}

/** Who is connected to a room, and what each of them has been shown of it. */
export class Audience {
  private readonly needs: AudienceNeeds;
  private readonly byGuest = new Map<string, Member>();
  private readonly byLine = new Map<Line, Member>();
  private readonly common: Common;

  constructor(needs: AudienceNeeds) {
    this.needs = needs;
    this.common = new Common(this.lookAtTable(), needs.ledger.state.table.match);
  }

  get size(): number {
    return this.byGuest.size;
  }

  [Symbol.iterator](): MapIterator<Member> {
    return this.byGuest.values();
  }

  of(guest: string): Member | undefined {
    return this.byGuest.get(guest);
  }

  on(line: Line): Member | undefined {
    return this.byLine.get(line);
  }

  forget({ guest, line }: Member): void {
    this.byGuest.delete(guest);
    this.byLine.delete(line);
  }

  clear(): void {
    this.byGuest.clear();
    this.byLine.clear();
  }

  /** A device is let in: it gets the whole picture, and what happened since it last saw anything. */
  welcome(guest: string, line: Line, seenBefore: number | undefined, missed: readonly GameEvent[]): void {
    const { ledger, onOffers, clock } = this.needs;
    const { seq, state } = ledger;
    const screen = new Screen(onOffers);
    const viewer = this.viewer(guest);
    const member: Member = { guest, line, screen, viewer, seenBefore, welcomeSeq: seq, toldSeq: seq };
    this.byGuest.set(guest, member);
    this.byLine.set(line, member);
    screen.whole(state.table.match, viewer);
    const shown = { table: { ...this.common.table, you: guest }, match: matchView(state, viewer) };
    this.send(member, { t: 'welcome', seq, now: clock(), shown, chat: state.chat, missed });
  }

  /** The last line a device has been told of: letters about what is not safe have not left. */
  seenBy({ seenBefore, welcomeSeq, toldSeq }: Member): number | undefined {
    const { durable } = this.needs.ledger;
    return durable < welcomeSeq ? seenBefore : Math.min(toldSeq, durable);
  }

  /** After every entry of the log: to each what it may know of it, and what is different on its screen. */
  tell(news: News, tableChanged: boolean): void {
    const { ledger, clock } = this.needs;
    const { seq } = ledger;
    const { match } = ledger.state.table;
    if (tableChanged) for (const member of this.byGuest.values()) member.viewer = this.viewer(member.guest);
    const change = this.common.look(tableChanged ? this.lookAtTable() : this.common.table, match);
    const head = `{"t":"update","seq":${seq},"now":${clock()},"events":`;
    const forAll = `${head}${news.open},"patch":${change.patch}}`;
    for (const member of this.byGuest.values()) {
      const patch = member.screen.patch(change, match, member.viewer);
      const events = news.for(member.viewer);
      member.toldSeq = seq;
      if (patch === change.patch && events === news.open) {
        if (patch !== '{}' || !news.isNone) ledger.post(member.line, forAll);
      } else ledger.post(member.line, `${head}${events},"patch":${patch}}`);
    }
  }

  send({ line }: Member, message: ServerMessage): void {
    this.needs.ledger.post(line, JSON.stringify(message));
  }

  sendAll(message: ServerMessage): void {
    const text = JSON.stringify(message);
    for (const { line } of this.byGuest.values()) this.needs.ledger.post(line, text);
  }

  viewer(guest: string): Viewer {
    return this.needs.ledger.state.table.seatOf(guest) ?? 'spectator';
  }

  private lookAtTable() {
    const { ledger, clockOffset } = this.needs;
    return tableView(ledger.room, ledger.state, clockOffset);
  }
}
