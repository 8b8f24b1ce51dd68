import { type GameEvent, seenBy, type Told, type Viewer } from '@tasovka/kernel';
import type { MatchView, ServerMessage, TableView } from '@tasovka/protocol';
import type { Ledger } from './ledger.ts';
import type { Line } from './line.ts';
import { Screen } from './screen.ts';
import { matchView, tableView } from './shown.ts';

/** A connected guest. */
export interface Member {
  readonly guest: string;
  readonly line: Line;
  readonly screen: Screen;
  /** The last update that went out to this line. */
  toldSeq: number;
}

export interface AudienceNeeds {
  readonly ledger: Ledger;
  /** Real time minus the room's time. */
  readonly clockOffset: number;
  clock(): number;
  /** A seat is about to see this. */
  onShown(seat: number, match: MatchView): void;
}

/** Who is connected to a room, and what each of them has been shown of it. */
export class Audience {
  private readonly needs: AudienceNeeds;
  private readonly byGuest = new Map<string, Member>();
  private readonly byLine = new Map<Line, Member>();
  private table: Omit<TableView, 'you'>;

  constructor(needs: AudienceNeeds) {
    this.needs = needs;
    this.table = this.lookAtTable();
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

  admit(guest: string, line: Line): Member {
    const member: Member = { guest, line, screen: new Screen(guest), toldSeq: this.needs.ledger.seq };
    this.byGuest.set(guest, member);
    this.byLine.set(line, member);
    return member;
  }

  forget({ guest, line }: Member): void {
    this.byGuest.delete(guest);
    this.byLine.delete(line);
  }

  clear(): void {
    this.byGuest.clear();
    this.byLine.clear();
  }

  /** The whole picture, and what happened while this guest was away. */
  welcome(member: Member, missed: readonly GameEvent[]): void {
    const { ledger, clock } = this.needs;
    const shown = member.screen.whole(this.table, this.look(member.guest));
    const rest = JSON.stringify({ chat: ledger.state.chat, missed }).slice(1);
    ledger.post(member.line, `{"t":"welcome","seq":${ledger.seq},"now":${clock()},"shown":${shown},${rest}`);
    member.toldSeq = ledger.seq;
  }

  /** After every entry of the log: to each what it may know of it, and what is different on its screen. */
  tell(told: readonly Told[], tableChanged: boolean): void {
    if (tableChanged) this.table = this.lookAtTable();
    const { ledger, clock } = this.needs;
    const head = `{"t":"update","seq":${ledger.seq},"now":${clock()},"events":`;
    const forAll = JSON.stringify(told.map(({ event }) => event));
    const hasSecrets = told.some(({ secrets }) => secrets !== undefined);
    for (const member of this.byGuest.values()) {
      const patch = member.screen.patch(this.table, this.look(member.guest));
      member.toldSeq = ledger.seq;
      if (patch === '{}' && told.length === 0) continue;
      const viewer = this.viewer(member.guest);
      const events = hasSecrets ? JSON.stringify(told.map((one) => seenBy(one, viewer))) : forAll;
      ledger.post(member.line, `${head}${events},"patch":${patch}}`);
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

  private look(guest: string): MatchView | null {
    const viewer = this.viewer(guest);
    const match = matchView(this.needs.ledger.state, viewer);
    if (match && typeof viewer === 'number') this.needs.onShown(viewer, match);
    return match;
  }

  private lookAtTable(): Omit<TableView, 'you'> {
    const { ledger, clockOffset } = this.needs;
    return tableView(ledger.room, ledger.state, clockOffset);
  }
}
