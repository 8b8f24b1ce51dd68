import { Chance, commonReasons, type GameWords, Match, type Refusal, refuse, seenBy } from '@tasovka/kernel';
import { choose } from '@tasovka/kernel/kit';
import { describe, expect, test } from 'vitest';
import { descriptor } from '../src/descriptor.ts';
import { lol, names } from '../src/index.ts';
import { goalOf } from '../src/scores.ts';

const reasons = [...commonReasons, ...lol.reasons];
const people = ['Аня', 'Боря', 'Вера', 'Глеб', 'Даша'];
const holes = /undefined|null|NaN|\[object|no line/;

/** Nobody's gender is guessed. */
const past = /(Аня|Боря|Вера|Глеб|Даша|[Тт]ы) (не |всё )?\p{L}+(л|ла|лась|лся)(?!\p{L})/u;

/** Moves the eye alone follows: another line of the same moment tells them. */
const silent = ['laid', 'slapped', 'verdict', 'settled'];

function startMatch(seats: number, options: Record<string, string | number>, seed: string) {
  const header = { game: 'lol', rulesVersion: lol.rulesVersion, seats, options, seed, names: people.slice(0, seats) };
  return Match.start(lol, header, { events: true });
}

/** Every line a table could read in a random match, and which events it had. */
function tell(language: GameWords, place: string, seed: string, met: Set<string>): string[] {
  const match = startMatch(5, { place, mode: 'blitz' }, seed);
  const chance = Chance.seeded(seed);
  const told: string[] = [];
  for (let step = 0; step < 1500 && !match.over; step++) {
    for (const event of match.drainEvents()) {
      met.add(event.event.type);
      for (const me of [null, 0, 1]) {
        const cast = { name: (seat: number) => people[seat] as string, me };
        for (let nth = 0; nth < 12; nth++) {
          const line = language.story(seenBy(event, me ?? 'spectator'), cast, nth);
          if (line !== null) told.push(line);
          else if (!silent.includes(event.event.type)) told.push(`no line for ${event.event.type}`);
        }
      }
    }
    const coming = choose(match as never, { setups: () => [], signals: true }, chance);
    if (coming) match.take(coming.input, coming.at);
  }
  return told;
}

describe.each(['ru', 'en'] as const)('%s', (language) => {
  test('every preset is a table one can sit at', async () => {
    const { presets } = (await descriptor.loadWords[language]()).words;
    for (const preset of presets) expect(lol.options(preset.options, 5)).toMatchObject({ ok: true });
  });

  test('every event has a line in the story, without holes', async () => {
    const { words: said } = await descriptor.loadWords[language]();
    const met = new Set<string>();
    for (const place of ['remote', 'table']) {
      for (let seed = 0; seed < 6; seed++) {
        for (const line of new Set(tell(said, place, `${place} ${seed}`, met))) {
          expect(line).not.toMatch(holes);
          expect(line).toMatch(/^[\p{Lu}«“\d][^\n]*[.!?][»”]?$/u);
          expect(line).not.toMatch(past);
        }
      }
    }
    const rare = [
      'caught',
      'swapped',
      'dug',
      'jumped',
      'spoke-up',
      'claimed',
      'voted',
      'cleared',
      'said-lol',
      'skipped',
    ];
    expect([...met]).toEqual(expect.arrayContaining(rare));
  });

  test('every card has a name of its own', async () => {
    const { thing } = (await descriptor.loadWords[language]()).words;
    const said = names.map(thing);
    expect(new Set(said).size).toBe(names.length);
    for (const [i, name] of names.entries()) expect(said[i]).not.toBe(name);
  });

  test('every refusal is a sentence, whatever the view', async () => {
    const { words: said } = await descriptor.loadWords[language]();
    const match = startMatch(3, { turnMs: 0 }, '1');
    const all: Refusal[] = reasons.flatMap((reason) => [
      refuse(reason),
      ...Object.keys(said.rules).map((rule) => refuse(reason, rule)),
    ]);
    for (const view of [match.view(0), match.view('spectator')]) {
      for (const refusal of all) {
        const text = said.refusal(refusal, view);
        expect(text).not.toMatch(holes);
        expect(text.length).toBeGreaterThan(10);
      }
    }
  });
});

test('a refusal names the way out', async () => {
  const { refusal } = (await descriptor.loadWords.ru()).words;
  const view = {
    ...startMatch(3, {}, '1').view(0),
    phase: 'turn',
    top: 'green-7',
    colour: 'green',
    owed: 0,
    table: null,
  };
  expect(refusal(refuse('does-not-fit', 'LO-10'), view)).toBe(
    'Не подходит: нужна зелёная, семёрка или джокер. Нет такой — возьми карту.',
  );
  expect(refusal(refuse('does-not-fit', 'LO-28'), { ...view, top: 'red-haha', owed: 21 })).toContain('бери 21 карту');
});

test('the story tells what «Бан!» silences, that «Бро!» swapped nobody, and why a dealer holds five', async () => {
  const { story } = (await descriptor.loadWords.ru()).words;
  const cast = { name: (seat: number) => people[seat] as string, me: 1 };
  for (let nth = 0; nth < 3; nth++) {
    expect(story({ type: 'silence', seat: 0 }, cast, nth)).toMatch(/чат.*снова.*ходит Аня/);
    expect(story({ type: 'kept-hand', seat: 1 }, cast, nth)).toContain('Бро');
    expect(story({ type: 'dealt', dealer: 0, open: 'red-1' }, cast, nth)).toMatch(/шест.*красная единица/);
  }
});

test('help of a plus says that an answer may be of any colour, and of «ЛОЛ!» that it names one', async () => {
  const help = (await descriptor.loadHelp?.ru())?.help;
  const view = startMatch(3, {}, '1').view(0);
  const cast = { name: (seat: number) => people[seat] as string, me: 0 };
  expect(help?.of('card yellow-haha', view, cast)?.text).toContain('в любом цвете');
  expect(help?.of('card lol', view, cast)?.text).toContain('называешь цвет');
});

test('results say whom points are for in each mode, and how many end it', async () => {
  const { scoring } = (await descriptor.loadWords.ru()).words;
  expect(scoring?.(goalOf('together') ?? 0)).toMatch(/Победителю.*404/);
  expect(scoring?.(goalOf('knockout') ?? 0)).toMatch(/штраф.*101 — вылет/);
  expect(scoring?.(goalOf('blitz'))).toMatch(/за этот раунд больше всех.*джокеры по 20/);
});
