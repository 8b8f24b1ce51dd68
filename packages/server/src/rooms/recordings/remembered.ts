import type { TableRefusal } from '@tasovka/kernel';
import type { DealResult, DealView, HttpProblem, NewGuest, NewRoom, PlayOn } from '@tasovka/protocol';
import type { Previewed } from '../../http/preview.ts';
import type { Store } from '../../storage/store.ts';
import { readBook } from '../book/tableBook.ts';
import { isProblem, type RecordingRequest, type ReplayRequest, type RoomReply } from '../inbox/httpRequests.ts';
import type { Games } from '../log/restore.ts';
import type { RoomState } from '../log/roomState.ts';
import { Reports } from '../reports/reports.ts';
import type { Room } from '../room.ts';
import { hashOf } from '../secrets.ts';
import { dealOf, momentOf } from './playOn.ts';
import { playOnWith } from './playOnWith.ts';
import { type Asking, mayOpen, type Recordings, readAbout, summaryOf } from './recordings.ts';
import { unnamed } from './toldFrames.ts';

/** A room as everybody may know it, and the last row of it. */
export interface StoredState {
  readonly state: RoomState;
  readonly seq: number;
}

/** What is done in a new room for its first guest, before anybody is told of it. */
export type Prepare = (room: Room, host: string) => HttpProblem | null;

/** What is needed of the rooms. */
export interface RoomsBehind {
  stateOf(code: string): Promise<StoredState | null>;
  open(code: string, whyNot: (state: RoomState) => HttpProblem | null): Promise<Room | HttpProblem>;
  make(wanted: NewRoom, address?: string, prepare?: Prepare): Promise<RoomReply>;
}

const noSuchRoom: HttpProblem = { reason: 'no-such-room' };
const badToken: HttpProblem = { reason: 'bad-token' };

/** The table's own refusals; those of moves cannot come here. */
const problem = (refusal: TableRefusal | null): HttpProblem | null => refusal as HttpProblem | null;

const askingBy = (state: RoomState | undefined, token: string | undefined): Asking => {
  const guest = token === undefined ? undefined : state?.keys.get(hashOf(token));
  return { guest: guest ?? null, isHost: guest !== undefined && guest === state?.table.data.host };
};

/** Answers what is asked of finished matches: to see them, to play them on, to deal them again, and what was wrong in them. */
export class Remembered {
  private readonly store: Store;
  private readonly games: Games;
  private readonly recordings: Recordings;
  private readonly reports: Reports;
  private readonly rooms: RoomsBehind;

  constructor(store: Store, games: Games, recordings: Recordings, rooms: RoomsBehind) {
    this.store = store;
    this.games = games;
    this.recordings = recordings;
    this.reports = new Reports(store, games);
    this.rooms = rooms;
  }

  async replay(id: string, request: ReplayRequest): Promise<RoomReply> {
    const listed = await this.store.listedRecording(id);
    if (!listed) return noSuchRoom;
    const found = request.token === undefined ? null : await this.rooms.stateOf(listed.room);
    const asking = askingBy(found?.state, request.token);
    if (!mayOpen(listed, asking)) return badToken;
    if (request.kind === 'open') {
      if (!asking.isHost) return { reason: 'not-host' };
      await this.recordings.setAccess(id, request.access);
      return { ok: true };
    }
    const stored = await this.store.recording(id);
    if (!stored) return noSuchRoom;
    const packed = await this.recordings.replay(stored, asking, request.eyes, request.hidesNames);
    return packed ? { packed } : { reason: 'not-allowed' };
  }

  async preview(id: string): Promise<Previewed | null> {
    const listed = await this.store.listedRecording(id);
    if (!listed || !mayOpen(listed, { guest: null, isHost: false })) return null;
    const { game, players, scores, places } = readAbout(listed);
    return { game, players: listed.access === 'nameless-link' ? unnamed(players) : players, scores, places };
  }

  async request(code: string, request: RecordingRequest): Promise<RoomReply> {
    const found = await this.rooms.stateOf(code);
    if (!found) return noSuchRoom;
    const { state, seq } = found;
    const asking = askingBy(state, request.token);
    const { guest } = asking;
    if (guest === null) return badToken;
    switch (request.kind) {
      case 'recordings':
        await this.recordings.makeNow(code, state.unrecorded.finished);
        return { recordings: await this.recordings.list(code, asking) };
      case 'book':
        await this.recordings.makeNow(code, state.unrecorded.finished);
        return readBook(this.store, code, state.ratings, asking);
      case 'forget':
        await this.recordings.makeNow(code, state.unrecorded.finished);
        await this.recordings.forget(code, state.table.guest(guest) ?? { id: guest, name: '' });
        return { ok: true };
      case 'play-on':
        return this.playOn(code, asking, request.from, request.address);
      case 'report':
        return this.reports.add(code, seq, state, guest, request.report);
      case 'reports':
        return asking.isHost ? { reports: await this.reports.list(code, state) } : { reason: 'not-host' };
      case 'scenario': {
        if (!asking.isHost) return { reason: 'not-host' };
        const scenario = await this.reports.scenario(code, request.id, state);
        return 'reason' in scenario ? (scenario as HttpProblem) : { scenario };
      }
    }
  }

  allReports(): ReturnType<Reports['all']> {
    return this.reports.all();
  }

  /** Whoever plays on from a moment sees what was hidden then: only those who may see everything can. */
  private async playOn(code: string, asking: Asking, from: PlayOn, address: string | undefined): Promise<RoomReply> {
    const stored = await this.store.recording(from.recording);
    if (!stored || stored.room !== code) return noSuchRoom;
    if (!summaryOf(stored, asking, this.games).allEyes) return { reason: 'not-allowed' };
    const dealt = await momentOf(stored, from.moment, this.games);
    if (isProblem(dealt)) return dealt;
    if (from.seat >= dealt.seats) return { reason: 'bad-message' };
    if (from.with === 'bots') {
      if (from.name === '') return { reason: 'empty-name' };
      const { name, face } = from;
      return this.rooms.make({ game: dealt.game, name, face }, address, (room, host) => {
        const seats = Array.from({ length: dealt.seats }, (_, seat) => (seat === from.seat ? host : null));
        return problem(playOnWith(room, dealt, seats, host));
      });
    }
    const { guest } = asking;
    if (!asking.isHost || guest === null) return { reason: 'not-host' };
    const room = await this.rooms.open(code, () => null);
    if (isProblem(room)) return room;
    const refusal = room.playOn(dealt, readAbout(stored).seated, guest);
    if (refusal) return problem(refusal) ?? noSuchRoom;
    return (await room.log.whenDurable()) ? { ok: true } : { reason: 'unavailable' };
  }

  /** What is to be played; how it went elsewhere is for those who have played it. */
  async deal(id: string, code?: string, token?: string): Promise<RoomReply> {
    const found = code === undefined ? null : await this.rooms.stateOf(code);
    const { guest } = askingBy(found?.state, token);
    if (found && code !== undefined && guest !== null) {
      await this.recordings.makeNow(code, found.state.unrecorded.finished);
    }
    const listed = await this.store.recordingsOfDeal(id);
    const [first] = listed;
    if (!first) return noSuchRoom;
    const hasPlayed = listed.some(
      (one) => one.room === code && guest !== null && readAbout(one).seated.includes(guest),
    );
    const { game, players, options } = readAbout(first);
    const results = listed.map((one): DealResult => {
      const { players, scores, places, lengthMs, knew = [] } = readAbout(one);
      const yours = one.room === code;
      const shown = yours || one.access !== 'nameless-link' ? players : unnamed(players);
      return { players: shown, scores, places, lengthMs, knew, yours };
    });
    return {
      game,
      seats: players.length,
      options: options as DealView['options'],
      tables: listed.length,
      results: hasPlayed ? results : null,
    };
  }

  async playDeal(id: string, guest: NewGuest, address: string | undefined): Promise<RoomReply> {
    const [first] = await this.store.recordingsOfDeal(id);
    const stored = first && (await this.store.recording(first.id));
    if (!stored) return noSuchRoom;
    const deal = await dealOf(stored, this.games);
    if (!deal) return { reason: 'cannot-go-on' };
    const { name, face, device } = guest;
    const wanted: NewRoom = { game: deal.game, name, face, ...(device !== undefined && { device }) };
    return this.rooms.make(wanted, address, ({ inputs }, host) => {
      const { game, options } = deal;
      const refusal = inputs.appendTableInput({ kind: 'choose', game, options, by: host });
      return problem(refusal ?? inputs.append({ kind: 'deal', deal }));
    });
  }
}
