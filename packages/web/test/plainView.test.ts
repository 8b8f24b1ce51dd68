import { games, loadWords } from '@tasovka/games';
import { allGames } from '@tasovka/games/all';
import { Chance, type Header, Match } from '@tasovka/kernel';
import { choose } from '@tasovka/kernel/kit';
import { describe, expect, it } from 'vitest';
import { plainView } from '../src/plain/plainView.ts';
import { plain } from '../src/words/ru/plain.ts';
import { ru } from '../src/words/ru.ts';

const names = ['Аня', 'Боря', 'Вера', 'Гена'];

describe('the plain screen puts any view into words', () => {
  for (const { id } of games) {
    it(id, async () => {
      const game = allGames[id]?.game;
      if (!game) throw new Error(`no game ${id}`);
      const words = await loadWords(id, 'ru');
      const speaker = { words, app: ru, plain, cast: { me: 0, name: (seat: number) => names[seat] ?? '?' } };
      const { rulesVersion } = game;
      const header: Header = { game: id, rulesVersion, seats: 4, options: {}, seed: 'plain', names };
      const match = Match.start(game, header);
      const chance = Chance.seeded('plain');
      for (let i = 0; i < 200 && !match.over; i++) {
        const { table, rest, people } = plainView(match.view(0), 4, speaker);
        expect(people).toHaveLength(4);
        for (const { label, text, at } of [...table, ...rest, ...people.flat()]) {
          expect(label).not.toBe('');
          expect(text).not.toMatch(/\[object|undefined|null|NaN/);
          if (at === undefined) expect(text, label).not.toBe('');
        }
        const coming = choose(match, { setups: () => [], signals: false }, chance);
        if (!coming) break;
        match.take(coming.input, coming.at);
      }
    });
  }
});
