import { roomApi } from '@tasovka/protocol';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isOver, playOut, viewOf } from '../kit/play.ts';
import { mustBeDone, type Player, TestServer, until } from '../kit/testServer.ts';

const server = new TestServer();
beforeAll(() => server.start());
afterAll(() => server.clear());

it('two people play a whole match over real sockets', async () => {
  const players = await server.party('swintus', 2, { turnMs: 0, target: 5 });
  const [host, guest] = players.map(({ connection }) => connection);
  await mustBeDone(host!.table({ kind: 'start' }));
  await until(() => guest!.view?.match != null, 'the match');
  expect(Object.keys(viewOf(guest!).hand as object)).toEqual(['1']);
  await playOut(players);
  expect(viewOf(host!).winner).toEqual(viewOf(guest!).winner);
  const [{ seat }] = players as [Player, ...Player[]];
  const { results } = await roomApi.results(server.http, seat.code, seat.token);
  const { scores } = viewOf(host!);
  expect(results).toMatchObject([{ match: 1, game: 'swintus', names: ['Аня', 'Гость 1'], scores }]);
  expect([...results[0]!.places].sort()).toEqual([1, 2]);
  const stranger = roomApi.results(server.http, seat.code, 'x'.repeat(22));
  await expect(stranger).rejects.toMatchObject({ problem: { reason: 'bad-token' } });
});

it('bots are called and speak as their host does', async () => {
  const [me] = (await server.party('spyfall', 1)) as [Player];
  const { connection } = me;
  expect(connection.view?.table.language).toBe('ru');
  await mustBeDone(connection.table({ kind: 'bot', level: 'solid' }));
  await mustBeDone(connection.table({ kind: 'language', language: 'en' }));
  for (let n = 0; n < 3; n++) await mustBeDone(connection.table({ kind: 'bot', level: 'solid' }));
  // Nobody is christened twice, and nobody gets the name that another has in another language.
  const named = connection.view?.table.guests.map(({ name }) => name);
  expect(named).toEqual(['Аня', 'Пятачок', 'Oinkley', 'Sir Loin', 'Truffle']);
  await mustBeDone(connection.table({ kind: 'start' }));
  const said = () => (viewOf(connection).said ?? []) as { asker: number; question: string; answer: string | null }[];
  // Chance says who asks first and whom: this player asks and answers whenever it is their turn to.
  let busy = false;
  const takePart = (): void => {
    const offer = connection.view?.match?.offers.find(({ type }) => type === 'ask' || type === 'answer');
    if (!offer || busy) return;
    busy = true;
    const action =
      offer.type === 'ask' ? { type: 'ask', seat: 1, text: 'Is it cold?' } : { type: 'answer', text: 'Yes.' };
    void connection.act(action).then(() => {
      busy = false;
    });
  };
  const answered = (): boolean => said().some(({ asker, answer }) => asker !== 0 && answer !== null);
  await until(() => {
    takePart();
    return answered();
  }, 'a question of a bot');
  // Whom they quote they call by name, and one was christened in Russian.
  const words = said().map(({ question, answer }) => `${question} ${answer ?? ''}`.replaceAll('Пятачок', ''));
  expect(words.join('\n')).not.toMatch(/[а-яё]/i);
});

it('a person plays with bots, and is told why a move is refused', async () => {
  const [me] = await server.party('swintus', 1, { turnMs: 0, target: 5 });
  const { connection } = me!;
  expect(connection.view?.table.whyNotStart?.reason).toBe('too-few');
  await mustBeDone(connection.table({ kind: 'bot', level: 'easy' }));
  await mustBeDone(connection.table({ kind: 'bot', level: 'strong' }));
  expect(connection.view?.table.guests).toHaveLength(3);
  expect(await connection.act({ type: 'draw' })).toMatchObject({ t: 'refused', reason: 'not-playing' });
  await mustBeDone(connection.table({ kind: 'start' }));
  expect(await connection.act({ type: 'fly' })).toMatchObject({ t: 'refused', reason: 'bad-move' });
  await playOut([me!]);
  expect(isOver(connection)).toBe(true);
});
