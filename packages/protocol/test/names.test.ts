import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  botNameIn,
  bounds,
  distinctName,
  isPlainPack,
  nameShape,
  newBotName,
  parseClientMessage,
  parseNewGuest,
  parseNewRoom,
} from '../src/index.ts';

const read = (name: string): string | undefined => parseNewGuest({ name, face: 'x' })?.name;

describe('a name with nothing to see in it', () => {
  const blanks: Readonly<Record<string, string>> = {
    'no text': '',
    spaces: ' \u00a0\u2003\u3000',
    'Hangul fillers': '\u3164\u115f\u1160\uffa0',
    'a Braille blank': '\u2800',
    'an Arabic letter mark': '\u061c',
    'tag characters': '\u{e0041}\u{e0042}\u{e007f}',
    'variation selectors': '\ufe0f\u{e0100}',
    joiners: '\u200c\u200d',
    'a soft hyphen': '\u00ad',
    'a grapheme joiner': '\u034f',
    'combining marks': '\u0301\u0323\u20dd',
    'Khmer vowels nobody sees': '\u17b4\u17b5',
    'a Mongolian separator': '\u180e',
    'an Egyptian blank': '\u{13441}',
    'a null notehead': '\u{1d159}',
    'what stands for an object': '\ufffc',
    'annotation signs': '\ufff9\ufffa\ufffb',
    'direction marks': '\u202e\u2066\u2069',
    'all of them at once': '\u3164 \u2800\u0301\u{e0041}\u200d',
  };
  it.each(Object.entries(blanks))('%s', (_, name) => {
    expect(read(name)).toBe('');
    expect(parseNewRoom({ game: 'swintus', name, face: 'x' })?.name).toBe('');
    const rename = { t: 'table', id: 1, request: { kind: 'rename', name, face: 'x' } };
    expect(parseClientMessage(JSON.stringify(rename))).toMatchObject({ request: { name: '' } });
    expect(parseClientMessage(JSON.stringify({ t: 'say', id: 1, text: name }))).toBeNull();
  });
});

it.each(['Маша', '李', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '❤️', '1️⃣', '👩‍👩‍👧', 'é', 'हिन्दी', '.'])('%s can be seen', (name) => {
  expect(read(name)).toBe(name.normalize('NFC'));
});

it('marks without end keep nobody waiting', () => {
  const endless = `a${'\u0301\u0316'.repeat(60_000)}`;
  const began = performance.now();
  expect(isPlainPack({ name: endless })).toBe(false);
  // Putting all of them into their order takes seconds.
  expect(performance.now() - began).toBeLessThan(1000);
  expect(read('ệ'.normalize('NFD'))).toBe('ệ');
});

describe('names that look the same', () => {
  it.each([
    ['Маша', 'маша'],
    ['Маша', 'Mаша'],
    ['Вера', 'BEPA'],
    ['Оля', '0ля'],
    ['Алёна', 'Алена'],
    ['Ivan', 'lvan'],
    ['Аня', 'А н я'],
    ['Аня', 'Аня\u{e0041}'],
    ['Anna', 'Ａｎｎａ'],
    ['ΑΝΝΑ', 'Anna'],
    ['Зоя', '3оя'],
    ['Маша', 'Маша\u3164'],
    ['Маша', 'Маша\ufff9'],
    ['Маша', 'Маша\u{13441}'],
    ['Маша', 'Маша\ufffc'],
    ['Маша', 'Ма\u1dc0ша'],
    ['Hanna', 'һanna'],
    ['Dan', 'ԁan'],
    ['DAVE', 'ᎠᎪᏙᎬ'],
    ['ROBOT', 'ꓣꓳꓐꓳꓔ'],
  ])('%s and %s', (one, other) => {
    expect(nameShape(one)).toBe(nameShape(other));
    expect(distinctName(other, [one])).toMatch(/ 2$/);
  });

  it.each([
    ['Маша', 'Миша'],
    ['Гость 1', 'Гость 2'],
    ['की', 'का'],
    ['Саша', 'Паша'],
  ])('but not %s and %s', (one, other) => expect(distinctName(other, [one])).toBe(other));
});

describe('a number tells them apart', () => {
  it('counts on', () => {
    expect(distinctName('Маша', [])).toBe('Маша');
    expect(distinctName('Маша', ['Маша'])).toBe('Маша 2');
    expect(distinctName('Маша', ['Маша', 'маша 2'])).toBe('Маша 3');
    expect(distinctName('Маша 2', ['Маша', 'Маша 2'])).toBe('Маша 3');
    expect(distinctName('Агент 7', ['Агент 7'])).toBe('Агент 8');
    expect(distinctName('7', ['7'])).toBe('7 2');
  });

  it('fits into the longest name, and cuts no emoji in two', () => {
    const long = 'Я'.repeat(bounds.name);
    expect(distinctName(long, [long])).toBe(`${'Я'.repeat(22)} 2`);
    const family = `${'x'.repeat(16)}👩‍👩‍👧`;
    expect(family).toHaveLength(bounds.name);
    expect(distinctName(family, [family])).toBe(`${'x'.repeat(16)} 2`);
  });

  it('always ends, in a name that fits and that nobody has', () => {
    const names = fc.array(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 8 }), { maxLength: 60 });
    fc.assert(
      fc.property(names, (all) => {
        const taken: string[] = [];
        for (const raw of all) {
          const name = read(raw);
          if (!name) continue;
          const distinct = distinctName(name, taken);
          expect(distinct.length).toBeLessThanOrEqual(bounds.name);
          expect(taken.map(nameShape)).not.toContain(nameShape(distinct));
          taken.push(distinct);
        }
      }),
    );
  });
});

describe('bots', () => {
  it('take no name of a person, in either language and however it is spelled', () => {
    expect(newBotName('ru', [])).toBe('Пятачок');
    expect(newBotName('ru', ['пятачOK'])).toBe('Хрюня');
    expect(newBotName('ru', ['TROTTER'])).toBe('Хрюня');
  });

  it('are counted when the names run out, and called so in the other language too', () => {
    const names: string[] = [];
    for (let i = 0; i < 12; i++) names.push(newBotName('ru', names));
    expect(names.slice(10)).toEqual(['Бот', 'Бот 2']);
    expect(botNameIn('en', 'Бот 2')).toBe('Bot 2');
    expect(botNameIn('en', 'Пятачок')).toBe('Trotter');
    expect(botNameIn('en', 'Маша 2')).toBe('Маша 2');
  });
});
