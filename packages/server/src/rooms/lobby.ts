import type { Entered, HttpProblem, NewGuest, RoomSummary, SeatLink } from '@tasovka/protocol';
import type { Room } from './room.ts';
import { hashOf, newGuestId, newLink, newToken } from './secrets.ts';

export type Reason = HttpProblem['reason'];

/** What can be asked of a room from outside, without a socket. */
export type Request =
  | { readonly ask: 'join'; readonly guest: NewGuest }
  | { readonly ask: 'summary' }
  | { readonly ask: 'link'; readonly token: string }
  | { readonly ask: 'redeem'; readonly link: string }
  | { readonly ask: 'kick'; readonly guest: string };

export type Reply = Entered | RoomSummary | SeatLink | { readonly ok: true } | HttpProblem;
export const isProblem = (reply: Reply): reply is HttpProblem => 'reason' in reply;

const linkLife = 10 * 60_000;

/** Answers once what was asked is safe: a token is worth nothing if the seat behind it can vanish. */
export async function answer(room: Room, request: Request): Promise<Reply> {
  const reply = reckon(room, request);
  return (await room.safe()) ? reply : { reason: 'unavailable' };
}

function reckon(room: Room, request: Request): Reply {
  switch (request.ask) {
    case 'join':
      return join(room, request.guest);
    case 'summary':
      return summary(room);
    case 'link':
      return link(room, request.token);
    case 'redeem':
      return redeem(room, request.link);
    case 'kick':
      room.kick(request.guest);
      return { ok: true };
  }
}

function join(room: Room, guest: NewGuest): Reply {
  const id = newGuestId();
  const token = newToken();
  const refusal = room.join(id, guest, hashOf(token));
  if (refusal) return { reason: refusal.reason as Reason };
  return { code: room.code, guest: id, token };
}

function summary({ code, state: { table } }: Room): RoomSummary {
  return {
    code,
    game: table.data.game,
    playing: table.playing,
    players: table.players.length,
    watchers: table.data.guests.length - table.players.length,
    names: table.players.map(({ name }) => name),
  };
}

function link(room: Room, token: string): Reply {
  const guest = room.state.keys.get(hashOf(token));
  if (guest === undefined) return { reason: 'bad-token' };
  const made = newLink(room.code);
  const until = room.now() + linkLife;
  room.take({ kind: 'link', guest, link: hashOf(made), until });
  return { link: made, until: until + room.clockOffset };
}

/** The seat gets a new token: the old device no longer holds it. */
function redeem(room: Room, given: string): Reply {
  const found = room.state.links.get(hashOf(given));
  if (!found || found.until < room.now()) return { reason: 'bad-token' };
  const token = newToken();
  room.take({ kind: 'key', guest: found.guest, key: hashOf(token) });
  return { code: room.code, guest: found.guest, token };
}
