import type { AnyGame } from '@tasovka/kernel';
import { roomApi } from '@tasovka/protocol';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { raceGame } from '../kit/raceGame.ts';
import { mustBeDone, TestServer, until } from '../kit/testServer.ts';

/** Rules with a bug: they throw at one kind of move, having changed something already. */
const buggy: AnyGame = {
  ...raceGame,
  id: 'buggy',
  apply(state, input, ctx) {
    if (input.kind === 'act' && input.action.type === 'close') {
      Object.assign(state as object, { race: 999 });
      throw new Error('a bug in the rules');
    }
    return raceGame.apply(state, input, ctx);
  },
};

const server = new TestServer({ logLevel: 'silent' }, { buggy });
beforeAll(() => server.start());
afterAll(() => server.clear());

it('rules that throw cost nobody the room: it is opened anew from what is durable', async () => {
  const notices: string[] = [];
  const first = await roomApi.create(server.http, { game: 'buggy', name: 'Раз', face: 'a' });
  const second = await roomApi.join(server.http, first.code, { name: 'Два', face: 'b' });
  const host = (await server.player(first, { on: { notice: (kind) => notices.push(kind) } })).connection;
  let welcomes = 0;
  const on = { view: (_shown: unknown, _events: unknown, missed: boolean) => void (missed && welcomes++) };
  const guest = (await server.player(second, { on })).connection;
  await mustBeDone(guest.table({ kind: 'ready', ready: true }));
  await mustBeDone(host.table({ kind: 'start' }));
  for (let i = 0; i < 2; i++) {
    const before = welcomes;
    expect(await host.act({ type: 'close', window: 0 })).toEqual({ t: 'lost' });
    await until(() => welcomes > before, 'the room to be back');
    await mustBeDone(guest.say(`всё ещё здесь ${i}`));
    await until(() => host.chat.length === i + 1, 'the chat');
  }
  expect(notices).toContain('waiting-for-storage');
  expect(host.view?.match?.view.race).toBe(0);
});

it('a state that cannot be written down ends neither the process nor the room: it sleeps, and wakes from its log', async () => {
  const unwritable: AnyGame = {
    ...raceGame,
    saveState() {
      throw new Error('a bug in writing down');
    },
  };
  await server.stop();
  await server.start({ buggy: unwritable });
  const seat = await roomApi.create(server.http, { game: 'buggy', name: 'Раз', face: 'a' });
  const { connection } = await server.player(seat);
  await mustBeDone(connection.table({ kind: 'bot', level: 'easy' }));
  await mustBeDone(connection.table({ kind: 'start' }));
  connection.close();
  await server.registry.release(seat.code);
  expect(server.registry.rooms.has(seat.code)).toBe(false);
  const back = await server.player(seat);
  expect(back.connection.view?.match).toBeTruthy();
});
