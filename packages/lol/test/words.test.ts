import { commonReasons } from '@tasovka/kernel';
import { lol as game } from '../src/game.ts';

const reasons = [...commonReasons, ...game.reasons];

import { Chance, type GameWords, Match, type Refusal, refuse, seenBy } from '@tasovka/kernel';
import { choose } from '@tasovka/kernel/kit';
import { describe, expect, test } from 'vitest';
import { lol, names, words } from '../src/index.ts';

const people = ['Аня', 'Боря', 'Вера', 'Глеб', 'Даша'];
const phases = ['turn', 'cover', 'colour', 'swap', 'slap', 'answer', 'vote', 'over'];
const range = (from: number, to: number): string[] => Array.from({ length: to - from + 1 }, (_, i) => `LO-${from + i}`);
const ruleNumbers = [...range(1, 4), ...range(10, 15), ...range(20, 28), ...range(30, 36)];
const holes = /undefined|null|NaN|\[object|no line/;

/** Moves the eye alone follows: another line of the same moment tells them. */
const silent = ['laid', 'slapped', 'verdict', 'settled'];

function startMatch(seats: number, options: Record<string, string | number>, seed: string) {
  const header = { game: 'lol', rulesVersion: 1, seats, options, seed, names: people.slice(0, seats) };
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
        const line = language.story(seenBy(event, me ?? 'spectator'), cast);
        if (line !== null) told.push(line);
        else if (!silent.includes(event.event.type)) told.push(`no line for ${event.event.type}`);
      }
    }
    const coming = choose(match as never, { setups: () => [], signals: true }, chance);
    if (coming) match.take(coming.input, coming.at);
  }
  return told;
}

describe.each(['ru', 'en'] as const)('%s', (language) => {
  test('every rule, action, phase, option and reason has its words', async () => {
    const said = await words[language]();
    expect(Object.keys(said.rules)).toEqual(ruleNumbers);
    expect(Object.keys(said.actions)).toEqual([...Object.keys(lol.actions.variants), 'voteYes', 'voteNo', 'next']);
    expect(Object.keys(said.phases)).toEqual(phases);
    expect(Object.keys(said.reasons).sort()).toEqual([...reasons].sort());
    const options = lol.options({}, 4);
    if (options.ok) expect(Object.keys(said.options).sort()).toEqual(Object.keys(options.value as object).sort());
    for (const preset of said.presets) expect(lol.options(preset.options, 5)).toMatchObject({ ok: true });
  });

  test('every event has a line in the story, without holes', async () => {
    const said = await words[language]();
    const met = new Set<string>();
    for (const place of ['remote', 'table']) {
      for (let seed = 0; seed < 6; seed++) {
        for (const line of tell(said, place, `${place} ${seed}`, met)) expect(line).not.toMatch(holes);
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
    const { thing } = await words[language]();
    const said = names.map(thing);
    expect(new Set(said).size).toBe(names.length);
    for (const [i, name] of names.entries()) expect(said[i]).not.toBe(name);
  });

  test('every refusal is a sentence, whatever the view', async () => {
    const said = await words[language]();
    const match = startMatch(3, { turnMs: 0 }, '1');
    const all: Refusal[] = reasons.flatMap((reason) => [
      refuse(reason),
      ...ruleNumbers.map((rule) => refuse(reason, rule)),
    ]);
    for (const view of [match.view(0), match.view('spectator'), {}]) {
      for (const refusal of all) {
        const text = said.refusal(refusal, view);
        expect(text).not.toMatch(holes);
        expect(text.length).toBeGreaterThan(10);
      }
    }
  });
});

test('a refusal names the way out', async () => {
  const { refusal } = await words.ru();
  const view = { phase: 'turn', top: 'green-7', colour: 'green', owed: 0, seat: 0, window: 3, hand: { 0: ['red-1'] } };
  expect(refusal(refuse('does-not-fit', 'LO-10'), view)).toBe(
    'Не подходит: нужна зелёная, семёрка или джокер. Нет такой — возьми карту.',
  );
  expect(refusal(refuse('does-not-fit', 'LO-28'), { ...view, top: 'red-haha', owed: 21 })).toContain('бери 21 карту');
});
