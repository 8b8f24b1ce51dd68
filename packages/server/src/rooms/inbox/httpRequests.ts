import { isFull, type JsonObject, type TableRefusal } from '@tasovka/kernel';
import type {
  Book,
  DealView,
  Eyes,
  HttpProblem,
  MatchResult,
  MatchResults,
  NewGuest,
  NewReport,
  PackView,
  PlayOn,
  PushState,
  PushSubscriber,
  RecordingAccess,
  RecordingList,
  ReportList,
  RoomSummary,
  SeatCredentials,
  SeatLink,
  WholePack,
} from '@tasovka/protocol';
import type { RoomState } from '../log/roomState.ts';
import { packView } from '../outbox/views.ts';
import { hashOrigin } from '../people/hashOrigin.ts';
import { newGuestId, newToken } from '../randomIds.ts';
import type { Room } from '../room.ts';
import { hashOf, newLink } from '../secrets.ts';

export type RequestFailure = HttpProblem['reason'];

/** What can be asked of a room by HTTP. */
export type RoomRequest =
  /** `address`: where the call came from. */
  | { readonly kind: 'join'; readonly guest: NewGuest; readonly address?: string }
  | { readonly kind: 'summary' }
  /** `carries`: what the old device gives the new one, besides the seat. */
  | { readonly kind: 'link'; readonly token: string; readonly carries?: string | undefined }
  | { readonly kind: 'redeem'; readonly link: string }
  | { readonly kind: 'pack'; readonly token: string }
  /** Null: back to the content of the box. */
  | { readonly kind: 'bring'; readonly token: string; readonly pack: JsonObject | null }
  | { readonly kind: 'results'; readonly token: string }
  /** The matches that can be seen again. */
  | { readonly kind: 'recordings'; readonly token: string }
  | { readonly kind: 'book'; readonly token: string }
  | { readonly kind: 'ratings'; readonly token: string; readonly on: boolean }
  /** Whoever asks is forgotten. */
  | { readonly kind: 'forget'; readonly token: string }
  /** A moment of a finished match is dealt again. */
  | { readonly kind: 'play-on'; readonly token: string; readonly from: PlayOn; readonly address?: string }
  /** Something was wrong at a moment. */
  | { readonly kind: 'report'; readonly token: string; readonly report: NewReport }
  | { readonly kind: 'reports'; readonly token: string }
  | { readonly kind: 'scenario'; readonly token: string; readonly id: string }
  /** Whether this guest's device is told that the table gathers, and whether it could be. */
  | { readonly kind: 'push-state'; readonly token: string }
  | { readonly kind: 'subscribe'; readonly token: string; readonly subscriber: PushSubscriber }
  | { readonly kind: 'unsubscribe'; readonly token: string }
  /** From the message itself: its device knows the address it came to, and no token. */
  | { readonly kind: 'stop-push'; readonly endpoint: string }
  | { readonly kind: 'delete'; readonly token: string }
  | { readonly kind: 'kick'; readonly guest: string };

/** What changes nothing, and is answered of a room that is asleep without waking it. */
export type ReadRequest = Extract<RoomRequest, { kind: 'summary' | 'pack' | 'results' }>;
/** About finished matches and what is told of them; the room itself is asked only who may. */
export type RecordingRequest = Extract<
  RoomRequest,
  { kind: 'recordings' | 'book' | 'forget' | 'play-on' | 'report' | 'reports' | 'scenario' }
>;
/** The room itself is asked only who may. */
export type PushRequest = Extract<RoomRequest, { kind: 'push-state' | 'subscribe' | 'unsubscribe' | 'stop-push' }>;
export type WriteRequest = Exclude<RoomRequest, ReadRequest | RecordingRequest | PushRequest | { kind: 'delete' }>;

/** What can be asked of a recording. */
export type ReplayRequest =
  /** Without `eyes`: through one's own, or a watcher's. */
  | {
      readonly kind: 'see';
      readonly token: string | undefined;
      readonly eyes: Eyes | undefined;
      readonly hidesNames: boolean;
    }
  | { readonly kind: 'open'; readonly token: string | undefined; readonly access: RecordingAccess };

export type RoomReply =
  | SeatCredentials
  | RoomSummary
  | SeatLink
  | PackView
  | WholePack
  | MatchResults
  | Book
  | RecordingList
  /** A `Replay`, gzipped. */
  | { readonly packed: Uint8Array }
  | DealView
  | PushState
  | ReportList
  | { readonly scenario: JsonObject }
  | { readonly ok: true }
  | HttpProblem;
export const isProblem = (answer: object): answer is HttpProblem => 'reason' in answer;

const linkLife = 10 * 60_000;

/** Answers once the change is durable: a token is worth nothing if its seat can vanish. */
export async function answerRequest(room: Room, request: WriteRequest): Promise<RoomReply> {
  const reply = handle(room, request);
  return (await room.log.whenDurable()) ? reply : { reason: 'unavailable' };
}

function handle(room: Room, request: WriteRequest): RoomReply {
  switch (request.kind) {
    case 'join':
      return join(room, request.guest, request.address);
    case 'link':
      return link(room, request.token, request.carries);
    case 'redeem':
      return redeem(room, request.link);
    case 'ratings':
      return setRatings(room, request.token, request.on);
    case 'bring':
      return bring(room, request.token, request.pack);
    case 'kick':
      room.kick(request.guest);
      return { ok: true };
  }
}

/** Why a room that is asleep is not even woken for this: strangers must not cost anything. */
export function whyNotWake({ table, keys, links, blockList }: RoomState, request: WriteRequest): HttpProblem | null {
  switch (request.kind) {
    case 'join': {
      const { name, watching = false, program, device } = request.guest;
      const origin = hashOrigin(blockList.secret ?? '', device, request.address);
      if (blockList.isBlocked(origin)) return { reason: 'blocked' };
      const fault = table.whyNot({ kind: 'join', id: '', name, face: '', watching, ...(program && { program }) });
      if (fault) return problem(fault);
      return program ? { reason: 'nobody-here' } : null;
    }
    case 'link':
    case 'ratings':
    case 'bring':
      return keys.has(hashOf(request.token)) ? null : { reason: 'bad-token' };
    case 'redeem':
      return links.has(hashOf(request.link)) ? null : { reason: 'bad-token' };
    case 'kick':
      return table.guest(request.guest) ? null : { reason: 'unknown-guest' };
  }
}

/** A program does not wake a room: somebody has to be there who plays with it. */
export function whyNotWakeFor({ table, keys }: RoomState, key: string): HttpProblem | null {
  const guest = keys.get(key);
  if (guest === undefined) return { reason: 'bad-token' };
  return table.guest(guest)?.program ? { reason: 'nobody-here' } : null;
}

export async function answerRead(
  code: string,
  state: RoomState,
  request: ReadRequest,
  results: (code: string) => Promise<readonly MatchResult[]>,
): Promise<RoomReply> {
  if (request.kind === 'summary') return summary(code, state);
  if (!state.keys.has(hashOf(request.token))) return { reason: 'bad-token' };
  return request.kind === 'pack' ? wholePack(state) : { results: await results(code) };
}

/** Why the holder of a token may not delete the room, or null. Powers that are lent for a while are not enough. */
export function whyNotDelete({ table, keys }: RoomState, token: string): HttpProblem | null {
  const guest = keys.get(hashOf(token));
  if (guest === undefined) return { reason: 'bad-token' };
  const { host, lentBy } = table.data;
  return guest === host && lentBy === null ? null : { reason: 'not-host' };
}

function join(room: Room, guest: NewGuest, address: string | undefined): RoomReply {
  if (guest.program && !room.mayProgramsPlay) return { reason: 'nobody-here' };
  const id = newGuestId();
  const token = newToken();
  const refusal = room.join({ ...guest, id, key: hashOf(token), address });
  if (refusal) return problem(refusal);
  return { code: room.code, guest: id, token };
}

function summary(code: string, { table }: RoomState): RoomSummary {
  return {
    code,
    game: table.data.game,
    playing: table.playing,
    locked: table.data.locked,
    players: table.players.length,
    bots: table.players.filter(({ bot }) => bot !== null).length,
    full: isFull(table.players, false),
    watchers: table.data.guests.length - table.players.length,
    names: table.players.map(({ name }) => name),
    faces: table.players.map(({ face }) => face),
  };
}

/** What comes by HTTP counts as well as what comes by the socket. */
const mayAsk = ({ allowances, inputs }: Room, guest: string): boolean =>
  allowances.mayRequest(guest, inputs.wallClock());

function link(room: Room, token: string, carries: string | undefined): RoomReply {
  const guest = room.state.keys.get(hashOf(token));
  if (guest === undefined) return { reason: 'bad-token' };
  if (!mayAsk(room, guest)) return { reason: 'too-many' };
  const made = newLink(room.code);
  const until = room.inputs.now() + linkLife;
  room.inputs.append({ kind: 'link', guest, link: hashOf(made), until });
  room.carriedThings.put(guest, hashOf(made), carries);
  return { link: made, until: until + room.inputs.clockOffset };
}

/** The seat gets a new token: the old device no longer holds it. */
function redeem(room: Room, given: string): RoomReply {
  const found = room.state.links.get(hashOf(given));
  if (!found || found.until < room.inputs.now()) return { reason: 'bad-token' };
  const token = newToken();
  room.moveSeat(found.guest, hashOf(token));
  const carries = room.carriedThings.take(found.guest, hashOf(given));
  return { code: room.code, guest: found.guest, token, ...(carries !== undefined && { carries }) };
}

function setRatings(room: Room, token: string, on: boolean): RoomReply {
  const guest = room.state.keys.get(hashOf(token));
  if (guest === undefined) return { reason: 'bad-token' };
  if (guest !== room.state.table.data.host) return { reason: 'not-host' };
  if (!mayAsk(room, guest)) return { reason: 'too-many' };
  if (room.state.ratings !== on) room.inputs.append({ kind: 'ratings', on });
  return { ok: true };
}

const wholePack = ({ table: { pack } }: RoomState): WholePack => ({
  mark: pack?.mark ?? null,
  things: pack?.things ?? null,
});

function bring(room: Room, token: string, raw: JsonObject | null): RoomReply {
  const { table, keys } = room.state;
  const by = keys.get(hashOf(token));
  if (by === undefined) return { reason: 'bad-token' };
  if (!mayAsk(room, by)) return { reason: 'too-many' };
  const pack = raw === null ? null : { raw, mark: hashOf(JSON.stringify(raw)).slice(0, 16) };
  const refusal = room.inputs.append({ kind: 'table', input: { kind: 'bring', pack, by } });
  if (refusal) return problem(refusal);
  return table.pack ? packView(table.pack) : { ok: true };
}

/** The table refuses with its own reasons; those of moves cannot come here. */
const problem = (refusal: TableRefusal): HttpProblem => refusal as HttpProblem;
