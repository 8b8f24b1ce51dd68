import { loadGame, loadHelp, loadWords } from '@tasovka/games';
import { expect, test } from 'vitest';
import { explain } from '../src/help/explain.ts';
import { Practice, plays } from '../src/practice/practice.ts';
import type { Session } from '../src/table/session.svelte.ts';
import { help as words } from '../src/words/ru/help.ts';

test('why a card does not go on a joker: the colour that was named is said', async () => {
  const hands = [
    ['lol', 'red-9', 'blue-1'],
    ['green-2', 'green-3'],
  ];
  const practice = new Practice(await loadGame('lol'), {
    game: 'lol',
    seats: 2,
    dealer: 1,
    options: { turnMs: 0 },
    fixedDeal: { open: 'green-4', hands, deck: ['red-1', 'red-2', 'red-3', 'red-4'] },
  });
  const told = async (): Promise<string | null | undefined> => {
    const session = {
      match: { view: practice.view(0), offers: practice.offers(0) },
      mySeat: 0,
      cast: { name: String, me: 0 },
      words: await loadWords('lol', 'ru'),
    } as unknown as Session;
    return explain('held red-9', session, await loadHelp('lol', 'ru'), words)?.now;
  };
  expect(await told()).toBe('Сейчас не ложится: сверху зелёная четвёрка.');
  const { does } = plays(0, 'lol', { colour: 'blue' });
  expect(practice.act(0, does ?? {})).toBeNull();
  expect(practice.act(1, { type: 'take' })).toBeNull();
  expect(await told()).toBe('Сейчас не ложится: сверху «ЛОЛ!», а цвет теперь синий.');
});
