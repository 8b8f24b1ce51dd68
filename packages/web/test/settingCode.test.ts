import { loadOptions, loadWords } from '@tasovka/games';
import { allGames } from '@tasovka/games/all';
import { Chance, type JsonObject } from '@tasovka/kernel';
import { offeredPlaces, packNames, placesIn } from '@tasovka/spyfall/packIds';
import { describe, expect, it } from 'vitest';
import { nearest } from '../src/lib/setting.ts';
import { differences } from '../src/own/differences.ts';
import { publicOptions } from '../src/own/publicOptions.ts';
import { readSetting, type Setting, writeSetting } from '../src/own/settingCode.ts';
import { own } from '../src/words/ru/own.ts';
import { ru } from '../src/words/ru.ts';

const settings: readonly Setting[] = [
  { game: 'swintus', options: {} },
  { game: 'swintus', options: { sets: ['etiquette', 'zombie'], turnMs: 30_000, mistakes: 'prevented' } },
  { game: 'swintus', options: { deck: { 0: 9, 1: 0, polisvin: 24 }, house: ['HR-1', 'HR-6'], target: 60 } },
  { game: 'lol', options: { mode: 'together', bulk: false, house: ['HR-7'], slapMs: 500 } },
  { game: 'spyfall', options: { variant: 'classic', house: ['HR-8', 'HR-10'], rounds: 7 }, pack: 'ДАЧА7' },
  { game: 'chess', options: { 'страница «»': [null, true, { a: 1 }] } },
];

describe('the code of a setting', () => {
  it('says the same again', () => {
    for (const setting of settings) expect(readSetting(writeSetting(setting))).toEqual(setting);
  });

  it('is short, and fit for an address', () => {
    expect(writeSetting({ game: 'lol', options: {} })).toHaveLength(7);
    const codes = settings.slice(0, 4).map(writeSetting);
    for (const code of codes) expect(code).toMatch(/^1[\w-]{6,50}$/);
  });

  it('stays short where places are crossed out', () => {
    const without = packNames.flatMap((pack) => placesIn[pack].slice(0, 5));
    const code = writeSetting({ game: 'spyfall', options: { packs: [...packNames], without } });
    expect(readSetting(code)).toEqual({ game: 'spyfall', options: { packs: [...packNames], without } });
    expect(code.length).toBeLessThan(50);
  });

  it('opens wherever a table can have got to with places of its own', () => {
    const without = Array.from({ length: 57 }, (_, i) => `${'x'.repeat(37)}-${'abcdefghij'[i % 10]}${i}`);
    const setting = { game: 'spyfall', options: { without }, pack: 'ABCDEFGH' };
    expect(readSetting(writeSetting(setting))).toEqual(setting);
  });

  it('brings no places but by the code of a pack, and no words of a stranger’s as places', async () => {
    const inside = { game: 'spyfall', options: { pack: { name: 'x', places: [] } } };
    expect(readSetting(writeSetting(inside))).toBe('broken');
    const words = await loadWords('spyfall', 'ru');
    const read = await loadOptions('spyfall');
    const options = { without: ['Ваш стол закрыт, зайдите на evil.example', 'saloon', 'kukhnya'] };
    const told = differences(options, {
      ...{ words, own, t: ru.lobby, ways: null, read, seats: 4 },
      places: offeredPlaces({}),
    });
    expect(told).toEqual([{ label: 'Вычеркнуты', values: [words.thing('saloon')] }]);
    expect(publicOptions({ ...options, rounds: 3 })).toEqual({ without: ['saloon'], rounds: 3 });
    expect(publicOptions({ without: ['kukhnya'] })).toEqual({});
  });

  it('is played with as many bots as come nearest to the usual table', () => {
    expect([nearest([3, 4, 5, 6], 5), nearest([7, 8], 5), nearest([2], 5), nearest([4, 6], 5), nearest([], 5)]).toEqual(
      [...[5, 7, 2, 4], undefined],
    );
  });

  it('of yesterday opens today', () => {
    expect(readSetting('1EAUAQQ')).toEqual({ game: 'swintus', options: {} });
    expect(readSetting('1EQUCJQQCJiseAx5A')).toEqual({
      game: 'lol',
      options: { house: ['HR-1', 'HR-6'], turnMs: 30_000 },
    });
  });

  it('of another version, cut off, or with a slip of the finger is told apart', () => {
    const code = writeSetting(settings[2] as Setting);
    expect(readSetting(`2${code.slice(1)}`)).toBe('other-version');
    for (let cut = 2; cut < code.length; cut++) expect(readSetting(code.slice(0, cut))).toBe('broken');
    const slip = [...code].map((letter, i) => (i === 5 ? (letter === 'A' ? 'B' : 'A') : letter)).join('');
    expect(readSetting(slip)).toBe('broken');
    for (const wrong of ['', '1', '1!', '1<script>', `1${'A'.repeat(5000)}`, 'ДАЧА'])
      expect(['broken', 'other-version']).toContain(readSetting(wrong));
  });

  it('survives whatever a stranger writes, and changes nothing but what the game takes', async () => {
    const chance = Chance.seeded('strangers');
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    for (let i = 0; i < 3000; i++) {
      const code = `1${Array.from({ length: chance.below(60) }, () => letters[chance.below(64)]).join('')}`;
      const found = readSetting(code);
      if (typeof found === 'string' || !Object.hasOwn(allGames, found.game)) continue;
      const read = await loadOptions(found.game);
      expect(() => read(found.options, 4)).not.toThrow();
    }
    const hostile: JsonObject = JSON.parse('{"__proto__": {"house": ["HR-1"]}, "constructor": 1}');
    const back = readSetting(writeSetting({ game: 'swintus', options: hostile }));
    expect(typeof back === 'object' && (await loadOptions('swintus'))(back.options, 4).ok).toBe(false);
  });
});
