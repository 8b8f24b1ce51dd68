import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { places } from '@tasovka/spyfall';
import { type PackName, placesIn } from '@tasovka/spyfall/packIds';
import { describe, expect, test } from 'vitest';
import { spyfallCommand } from '../src/bots/spyfall-command.ts';
import { judgeView, playTable, type TableSetup } from '../src/bots/spyfall-table.ts';

const levels = ['easy', 'solid', 'strong'] as const;
const tables: readonly (readonly [variant: string, seats: number])[] = [
  ...[3, 4, 5, 6, 7, 8].map((seats) => ['classic', seats] as const),
  ['duo', 2],
  ['trio', 3],
  ...[7, 8, 9, 10].map((seats) => ['team', seats] as const),
];

interface Line {
  readonly by: number;
  readonly text: string;
}

interface Round {
  readonly locations: readonly string[];
  readonly spy: unknown;
  readonly lines: readonly Line[];
  readonly questions: readonly string[];
  readonly how: string;
}

function play(setup: TableSetup): { rounds: Round[]; refused: number; stuck: boolean } {
  const rounds: Round[] = [];
  const { refused, stuck } = playTable(setup, {
    roundOver(match) {
      const { said, location, locations, spy, end } = judgeView(match);
      const told = said.flatMap(({ asker, asked, question, answer }) => [
        { by: asker, text: question },
        { by: asked, text: answer },
      ]);
      rounds.push({
        locations: [location, ...locations].filter((id) => id !== null),
        spy,
        lines: told.filter((line): line is Line => line.text !== null),
        questions: said.flatMap(({ question }) => (question === null ? [] : [question])),
        how: end?.how ?? '',
      });
    },
  });
  return { rounds, refused, stuck };
}

const setupOf = (variant: string, seats: number, talk: string, seed: string): TableSetup => ({
  seed,
  seats,
  levels,
  language: seats % 2 === 0 ? 'ru' : 'en',
  options: { variant, talk, ...(variant !== 'team' && { rounds: 2 }) },
});

const namesOf = (id: string): string[] => {
  const place = places.find((one) => one.id === id);
  return place ? [place.name.ru.toLowerCase(), place.name.en.toLowerCase()] : [];
};

/** Nobody says where they are, and nobody asks what was asked before. */
function discreet({ locations, lines, questions }: Round): void {
  for (const name of locations.flatMap(namesOf)) {
    for (const { text } of lines) expect(text.toLowerCase()).not.toContain(name);
  }
  expect(new Set(questions).size).toBe(questions.length);
  for (const { text } of lines) expect(text.length).toBeLessThanOrEqual(300);
}

describe.each(tables)('%s with %i', (variant, seats) => {
  test.each(['text', 'voice'])('%s: bots finish, none of their moves is refused, and they keep the secret', (talk) => {
    const { rounds, refused, stuck } = play(setupOf(variant, seats, talk, `${variant}/${seats}/${talk}`));
    expect({ refused, stuck }).toEqual({ refused: 0, stuck: false });
    expect(rounds.length).toBeGreaterThan(1);
    for (const round of rounds) {
      expect(round.lines.length > 0).toBe(talk === 'text');
      discreet(round);
    }
  });
});

test('the same seed is the same talk, another seed another', () => {
  const one = play(setupOf('classic', 5, 'text', 'again'));
  expect(play(setupOf('classic', 5, 'text', 'again'))).toEqual(one);
  expect(play(setupOf('classic', 5, 'text', 'other'))).not.toEqual(one);
});

test('bots play with places they have no facts about', () => {
  const roles = Array.from({ length: 7 }, (_, i) => `Роль ${i + 1}`);
  const pack = {
    name: 'Наш двор',
    places: ['attic', 'cellar', 'porch', 'roof'].map((id) => ({ id, name: `Место ${id}`, roles })),
  };
  const { rounds, refused, stuck } = play({
    seed: 'pack',
    seats: 5,
    levels,
    language: 'ru',
    options: { pack, rounds: 2 },
  });
  expect({ rounds: rounds.length, refused, stuck }).toEqual({ rounds: 2, refused: 0, stuck: false });
});

test.each(['yard', 'cinema', 'work'])('bots play with our pack %s in both languages', (pack) => {
  for (const language of ['ru', 'en'] as const) {
    const options = { packs: [pack], rounds: 3 };
    const { rounds, refused, stuck } = play({ seed: `${pack} ${language}`, seats: 5, levels, language, options });
    expect({ rounds: rounds.length, refused, stuck }).toEqual({ rounds: 3, refused: 0, stuck: false });
    for (const { locations } of rounds)
      for (const place of locations) expect(placesIn[pack as PackName]).toContain(place);
  }
});

test('the lab prints the goals and a talk, and writes a page with both languages', () => {
  const root = mkdtempSync(join(tmpdir(), 'spyfall-'));
  const lines: string[] = [];
  try {
    spyfallCommand(['--matches', '1'], { root, print: (line) => lines.push(line) });
    const page = readFileSync(join(root, 'reports', 'spyfall.html'), 'utf8');
    expect(page).toContain('<section lang="ru">');
    expect(page).toContain('<section lang="en">');
    expect(page).toContain('<polyline');
    expect(lines.join('\n')).toContain('the spy wins');
  } finally {
    rmSync(root, { recursive: true });
  }
});
