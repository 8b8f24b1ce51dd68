import { roomApi } from '@tasovka/protocol';
import { expect, it } from 'vitest';
import { mustBeDone, type Player, TestServer, until } from '../kit/testServer.ts';

it('one guest asks only so much of a table, over all sockets and calls', async () => {
  const strict = await new TestServer({ tableRequestsPerHour: 10, talkPerHour: 5, joinsPerHour: 3 }).start();
  try {
    const [host, guest] = (await strict.party('swintus', 2)) as [Player, Player];
    const room = strict.registry.rooms.get(host.seat.code)!;
    const refused: string[] = [];
    for (let i = 0; i < 30; i++) {
      const answer = await guest.connection.table({ kind: 'rename', name: `Имя ${i}`, face: 'fox' });
      if (answer.t === 'refused') refused.push(answer.reason);
    }
    expect(refused.length).toBeGreaterThan(15);
    expect(new Set(refused)).toEqual(new Set(['too-fast']));
    const again = await strict.player(guest.seat);
    expect(await again.connection.table({ kind: 'ready', ready: false })).toMatchObject({ reason: 'too-fast' });
    await expect(roomApi.link(strict.http, guest.seat.code, guest.seat.token)).rejects.toThrow('too-many');

    const { seq } = room.log;
    const errors: string[] = [];
    const talker = await strict.player(guest.seat, { on: { error: (reason) => errors.push(reason) } });
    for (let i = 0; i < 10; i++) talker.connection.react('🐷');
    await until(() => errors.length > 0, 'a refusal');
    expect(await talker.connection.say('привет')).toMatchObject({ reason: 'too-fast' });
    expect(room.log.seq).toBe(seq);

    const { code } = host.seat;
    await roomApi.join(strict.http, code, { name: 'Третий', face: 'x' });
    await expect(roomApi.join(strict.http, code, { name: 'Лишний', face: 'x' })).rejects.toThrow('too-many');
    await mustBeDone(host.connection.table({ kind: 'ready', ready: false }));
    await guest.connection.table({ kind: 'leave' });
  } finally {
    await strict.clear();
  }
});

it('all guests of a table together ask and talk only so much: each of it goes to everybody', async () => {
  const strict = await new TestServer({ tableRequestsPerHour: 720, talkPerHour: 3600 }).start();
  try {
    const players = await strict.party('swintus', 8);
    const { log } = strict.registry.rooms.get(players[0]!.seat.code)!;
    const before = log.seq;
    const asked = players.flatMap(({ connection }) =>
      Array.from({ length: 60 }, (_, i) => connection.table({ kind: 'ready', ready: i % 2 === 1 })),
    );
    const answers = await Promise.all(asked);
    const refused = answers.filter(({ t }) => t === 'refused').length;
    expect(refused).toBeGreaterThan(50);
    expect(log.seq - before).toBeLessThanOrEqual(answers.length - refused);
    // Nobody has used up their own allowance by that, and a moment later there is more for all.
    await expect
      .poll(async () => (await players[7]!.connection.table({ kind: 'rename', name: 'Новый', face: 'x' })).t, {
        timeout: 5000,
      })
      .toBe('done');
  } finally {
    await strict.clear();
  }
});

it('times that nobody can act in neither fill the log nor stop the room', async () => {
  const server = await new TestServer().start();
  try {
    const [host, guest] = (await server.party('swintus', 2, { turnMs: 1, lookMs: 0, target: 1000 })) as [
      Player,
      Player,
    ];
    await mustBeDone(host.connection.table({ kind: 'start' }));
    const room = server.registry.rooms.get(host.seat.code)!;
    await until(() => room.log.seq > 100, 'a hundred rows');
    const before = room.log.seq;
    await new Promise((resolve) => setTimeout(resolve, 2000));
    expect(room.log.seq - before).toBeGreaterThan(2);
    expect(room.log.seq - before).toBeLessThan(60);
    expect(await guest.connection.say('Я тут')).toMatchObject({ t: 'done' });
    expect(server.registry.rooms.get(host.seat.code)).toBe(room);
  } finally {
    await server.clear();
  }
});

it('a host deals ten matches at once, and then one in a while', async () => {
  const server = await new TestServer({ tableRequestsPerHour: 720 }).start();
  try {
    const [host] = (await server.party('swintus', 1)) as [Player];
    // To ask for what cannot be costs none of them.
    for (let i = 0; i < 5; i++) expect((await host.connection.table({ kind: 'start' })).t).toBe('refused');
    await mustBeDone(host.connection.table({ kind: 'bot', level: 'easy' }));
    const answers: string[] = [];
    for (let i = 0; i < 20; i++) {
      const answer = await host.connection.table({ kind: 'start' });
      answers.push(answer.t === 'refused' ? answer.reason : answer.t);
      await host.connection.table({ kind: 'lobby' });
    }
    expect(answers.slice(0, 10)).toEqual(Array(10).fill('done'));
    expect(answers.filter((answer) => answer === 'too-fast').length).toBeGreaterThan(7);
  } finally {
    await server.clear();
  }
});
