import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { type RoomConnection, roomApi, type SeatCredentials } from '@tasovka/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { autoplay, isOver } from '../kit/play.ts';
import { mustBeDone, type Player, TestServer, until } from '../kit/testServer.ts';

const server = new TestServer({ aloneMs: 300, leftMs: 20, sleepMs: 600_000 });
beforeAll(() => server.start());
afterAll(() => server.clear());

const robot = { name: 'Робот', face: 'bot', program: true } as const;
const guestOf = (connection: RoomConnection, { guest }: SeatCredentials) =>
  connection.view?.table.guests.find(({ id }) => id === guest);

/** A table whose host lets programs in, with one of them. */
async function withProgram(game = 'swintus'): Promise<{ host: Player; program: Player }> {
  const [host] = (await server.party(game, 1)) as [Player];
  await mustBeDone(host.connection.table({ kind: 'programs', allowed: true }));
  const program = await server.player(await roomApi.join(server.http, host.seat.code, robot));
  await until(() => guestOf(host.connection, program.seat) !== undefined, 'the program');
  return { host, program };
}

describe('a program at the door', () => {
  it('is refused until the host lets programs in', async () => {
    const [host, guest] = (await server.party('swintus', 2)) as [Player, Player];
    const { code } = host.seat;
    await expect(roomApi.join(server.http, code, robot)).rejects.toThrow('programs-refused');
    expect(await guest.connection.table({ kind: 'programs', allowed: true })).toMatchObject({ reason: 'not-host' });
    await mustBeDone(host.connection.table({ kind: 'programs', allowed: true }));
    await roomApi.join(server.http, code, robot);
    await mustBeDone(host.connection.table({ kind: 'programs', allowed: false }));
    await expect(roomApi.join(server.http, code, robot)).rejects.toThrow('programs-refused');
    await mustBeDone(host.connection.table({ kind: 'programs', allowed: true }));
    await mustBeDone(host.connection.table({ kind: 'lock', locked: true }));
    await expect(roomApi.join(server.http, code, robot)).rejects.toThrow('table-locked');
  });

  it('cannot open a table, nor say half that it is a program', async () => {
    const open = (body: object) =>
      fetch(`${server.http}/api/rooms`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    expect((await open({ game: 'swintus', ...robot })).status).toBe(400);
    const { host } = await withProgram();
    for (const program of [false, 1, 'yes']) {
      const guest = { name: 'Кто', face: 'fox', program } as never;
      await expect(roomApi.join(server.http, host.seat.code, guest)).rejects.toThrow('bad-message');
    }
  });
});

describe('a program at the table', () => {
  it('is marked for everybody, for good, and ready', async () => {
    const { host, program } = await withProgram();
    expect(guestOf(host.connection, program.seat)).toMatchObject({ program: true, bot: null, ready: true });
    await mustBeDone(program.connection.table({ kind: 'rename', name: 'Человек', face: 'fox' }));
    await mustBeDone(program.connection.table({ kind: 'watch', watching: true }));
    await mustBeDone(program.connection.table({ kind: 'watch', watching: false }));
    const { link } = await roomApi.link(server.http, host.seat.code, program.seat.token);
    const moved = await server.player(await roomApi.redeem(server.http, link));
    expect(guestOf(moved.connection, moved.seat)).toMatchObject({ program: true, name: 'Человек' });
    expect(guestOf(host.connection, host.seat)).toMatchObject({ program: false });
  });

  it('never becomes host, by whatever way', async () => {
    const { host, program } = await withProgram();
    const give = host.connection.table({ kind: 'host', to: program.seat.guest });
    expect(await give).toMatchObject({ reason: 'not-a-person' });
    for (const kind of ['start', 'lobby'] as const) {
      expect(await program.connection.table({ kind })).toMatchObject({ reason: 'not-host' });
    }
    await mustBeDone(host.connection.table({ kind: 'leave' }));
    await until(() => (program.connection.view?.table.host ?? null) === null, 'a table without a host');
    const next = await server.player(await roomApi.join(server.http, host.seat.code, { name: 'Оля', face: 'cat' }));
    expect(next.connection.view?.table.host).toBe(next.seat.guest);
  });

  it('asks for no pause', async () => {
    const { host, program } = await withProgram();
    await mustBeDone(host.connection.table({ kind: 'start' }));
    await until(() => program.connection.view?.match !== null, 'the match');
    const pause = program.connection.table({ kind: 'pause', paused: true });
    expect(await pause).toMatchObject({ reason: 'not-a-person' });
  });
});

it('programs play on without people for a while only, and wake no table', async () => {
  const { host, program } = await withProgram();
  host.connection.close();
  await until(() => program.connection.status === 'connecting', 'the end of their time');
  await expect(roomApi.join(server.http, host.seat.code, robot)).rejects.toThrow('nobody-here');
  await server.registry.release(host.seat.code);
  await expect(roomApi.join(server.http, host.seat.code, robot)).rejects.toThrow('nobody-here');
  expect(server.registry.rooms.has(host.seat.code)).toBe(false);
  await server.player(host.seat);
  await until(() => program.connection.status === 'open', 'the program, which tries again');
});

describe('the example bots', () => {
  const examples = join(import.meta.dirname, '../examples');
  const quick = {
    swintus: { turnMs: 0, target: 5 },
    lol: { turnMs: 0 },
    spyfall: { rounds: 1, roundMs: 3000, voteMs: 500, lookMs: 0 },
  };
  const bots = { 'bot.ts': process.execPath, 'bot.py': 'python3' };
  for (const game of ['swintus', 'lol', 'spyfall']) {
    it(`play a whole match of ${game}`, async () => {
      const options = quick[game as keyof typeof quick];
      const [host, guest] = (await server.party(game, 2, options)) as [Player, Player];
      await mustBeDone(host.connection.table({ kind: 'programs', allowed: true }));
      const running = Object.entries(bots).map(([file, program]) => {
        const args = [join(examples, file), server.http, host.seat.code, `Бот ${file}`];
        const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'inherit'] });
        const one = { child, said: '' };
        child.stdout.on('data', (data) => {
          one.said += String(data);
        });
        return one;
      });
      const people: { stop(): void }[] = [];
      try {
        await until(() => host.connection.view?.table.guests.length === 4, 'the bots', 30_000);
        await mustBeDone(host.connection.table({ kind: 'start' }));
        people.push(...[host, guest].map((player, i) => autoplay(player, `${game}-${i}`)));
        await until(() => isOver(host.connection), 'the end', 90_000);
        await until(() => running.every(({ said }) => said.includes('the match is over')), 'the bots to notice');
      } finally {
        for (const one of people) one.stop();
        for (const { child } of running) child.kill();
      }
    }, 150_000);
  }
});
