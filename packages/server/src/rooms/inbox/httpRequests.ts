import type { JsonObject, TableRefusal } from '@tasovka/kernel';
import type {
  HttpProblem,
  MatchResults,
  NewGuest,
  PackView,
  RoomSummary,
  SeatCredentials,
  SeatLink,
  WholePack,
} from '@tasovka/protocol';
import { packView } from '../outbox/views.ts';
import type { Room } from '../room.ts';
import { hashOf, newGuestId, newLink, newToken } from '../secrets.ts';

export type RequestFailure = HttpProblem['reason'];

/** What can be asked of a room by HTTP. */
export type RoomRequest =
  /** `address`: where the call came from. */
  | { readonly kind: 'join'; readonly guest: NewGuest; readonly address?: string }
  | { readonly kind: 'summary' }
  | { readonly kind: 'link'; readonly token: string }
  | { readonly kind: 'redeem'; readonly link: string }
  | { readonly kind: 'pack'; readonly token: string }
  /** Null: back to the content of the box. */
  | { readonly kind: 'bring'; readonly token: string; readonly pack: JsonObject | null }
  | { readonly kind: 'results'; readonly token: string }
  | { readonly kind: 'kick'; readonly guest: string };

export type RoomReply =
  | SeatCredentials
  | RoomSummary
  | SeatLink
  | PackView
  | WholePack
  | MatchResults
  | { readonly ok: true }
  | HttpProblem;
export const isProblem = (reply: RoomReply): reply is HttpProblem => 'reason' in reply;

const linkLife = 10 * 60_000;

/** Answers once the change is durable: a token is worth nothing if its seat can vanish. */
export async function answerRequest(room: Room, request: RoomRequest): Promise<RoomReply> {
  const reply = request.kind === 'results' ? await results(room, request.token) : handle(room, request);
  return (await room.log.whenDurable()) ? reply : { reason: 'unavailable' };
}

function handle(room: Room, request: Exclude<RoomRequest, { kind: 'results' }>): RoomReply {
  switch (request.kind) {
    case 'join':
      return join(room, request.guest, request.address);
    case 'summary':
      return summary(room);
    case 'link':
      return link(room, request.token);
    case 'redeem':
      return redeem(room, request.link);
    case 'pack':
      return wholePack(room, request.token);
    case 'bring':
      return bring(room, request.token, request.pack);
    case 'kick':
      room.kick(request.guest);
      return { ok: true };
  }
}

function join(room: Room, guest: NewGuest, address: string | undefined): RoomReply {
  const id = newGuestId();
  const token = newToken();
  const refusal = room.join({ ...guest, id, key: hashOf(token), address });
  if (refusal) return problem(refusal);
  return { code: room.code, guest: id, token };
}

function summary({ code, state: { table } }: Room): RoomSummary {
  return {
    code,
    game: table.data.game,
    playing: table.playing,
    locked: table.data.locked,
    players: table.players.length,
    watchers: table.data.guests.length - table.players.length,
    names: table.players.map(({ name }) => name),
    faces: table.players.map(({ face }) => face),
  };
}

/** What comes by HTTP counts as well as what comes by the socket. */
const mayAsk = ({ allowances, inputs }: Room, guest: string): boolean =>
  allowances.requests.take(guest, inputs.wallClock());

function link(room: Room, token: string): RoomReply {
  const guest = room.state.keys.get(hashOf(token));
  if (guest === undefined) return { reason: 'bad-token' };
  if (!mayAsk(room, guest)) return { reason: 'too-many' };
  const made = newLink(room.code);
  const until = room.inputs.now() + linkLife;
  room.inputs.append({ kind: 'link', guest, link: hashOf(made), until });
  return { link: made, until: until + room.inputs.clockOffset };
}

/** The seat gets a new token: the old device no longer holds it. */
function redeem(room: Room, given: string): RoomReply {
  const found = room.state.links.get(hashOf(given));
  if (!found || found.until < room.inputs.now()) return { reason: 'bad-token' };
  const token = newToken();
  room.moveSeat(found.guest, hashOf(token));
  return { code: room.code, guest: found.guest, token };
}

/** Any guest of the table may read its pack. */
function wholePack({ state: { table, keys } }: Room, token: string): RoomReply {
  if (!keys.has(hashOf(token))) return { reason: 'bad-token' };
  return { mark: table.pack?.mark ?? null, things: table.pack?.things ?? null };
}

/** They are stored with the log: no match need be replayed. */
async function results(room: Room, token: string): Promise<RoomReply> {
  if (!room.state.keys.has(hashOf(token))) return { reason: 'bad-token' };
  return { results: await room.results() };
}

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
