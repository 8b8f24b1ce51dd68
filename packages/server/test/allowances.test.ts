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
