import { createHash, timingSafeEqual } from 'node:crypto';
import { parseRoomCode } from '@tasovka/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RoomRegistry } from '../rooms/registry.ts';
import type { Room } from '../rooms/room.ts';
import type { Rooms } from '../rooms/rooms.ts';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** HTTP Basic, so that a browser asks for it: any name, the token as password. */
function holdsToken({ headers }: FastifyRequest, token: string): boolean {
  const given = /^Basic (\S+)$/.exec(headers.authorization ?? '')?.[1];
  const password = Buffer.from(given ?? '', 'base64')
    .toString()
    .split(':')
    .slice(1)
    .join(':');
  return timingSafeEqual(digest(password), digest(token));
}

/** Another site may not submit the form with the password the browser remembers. */
const isOwnPage = ({ headers }: FastifyRequest): boolean => {
  const { origin, host } = headers;
  return origin === undefined || origin === `http://${host}` || origin === `https://${host}`;
};

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** A page for the administrator: the rooms awake on this node, their guests, and a way to remove a guest. */
export function admin(app: FastifyInstance, token: string, registry: RoomRegistry, rooms: Rooms): void {
  const limit = { config: { rateLimit: { max: 60, timeWindow: '1 minute' } } };
  const allowed = (request: FastifyRequest, reply: FastifyReply): boolean => {
    if (holdsToken(request, token) && isOwnPage(request)) return true;
    void reply.code(401).header('www-authenticate', 'Basic realm="Tasovka"').send({ reason: 'bad-token' });
    return false;
  };

  app.addContentTypeParser<string>('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(body))),
  );
  app.get('/admin', limit, (request, reply) => {
    if (!allowed(request, reply)) return reply;
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', "default-src 'none'; form-action 'self'; frame-ancestors 'none'")
      .send(page(registry));
  });
  app.post('/admin/kick', limit, async (request, reply) => {
    if (!allowed(request, reply)) return reply;
    const { room, guest } = (request.body ?? {}) as { room?: unknown; guest?: unknown };
    const code = parseRoomCode(String(room));
    if (code) await rooms.request(code, { kind: 'kick', guest: String(guest) });
    request.log.info({ room: code }, 'admin kick');
    return reply.code(303).header('location', '/admin').send();
  });
}

function page(registry: RoomRegistry): string {
  const { heapUsed, rss } = process.memoryUsage();
  const megabytes = (bytes: number): string => `${Math.round(bytes / 1e6)} MB`;
  const load = `heap ${megabytes(heapUsed)}, resident ${megabytes(rss)}, up ${Math.round(process.uptime() / 60)} min`;
  const rows = [...registry.rooms.values()].map(row).join('');
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Tasovka: rooms</title>
<h1>Rooms awake on this node: ${registry.rooms.size}</h1><p>${load}</p>
<table><tr><th>room<th>game<th>state<th>log<th>people${rows}</table></html>`;
}

function row({ code, state: { table }, log, connectionCount }: Room): string {
  const guests = table.data.guests.map(
    ({ id, name, bot, online }) =>
      `<form method="post" action="/admin/kick"><input type="hidden" name="room" value="${code}">` +
      `<input type="hidden" name="guest" value="${escaped(id)}">${escaped(name)}${bot ? ' (bot)' : online ? '' : ' (away)'} ` +
      '<button>remove</button></form>',
  );
  const playing = table.playing ? 'playing' : 'lobby';
  return `<tr><td>${code}<td>${escaped(table.data.game)}<td>${playing}, ${connectionCount} connected<td>${log.seq}<td>${guests.join('')}`;
}
