import { games, loadGame, loadWords } from '@tasovka/games';
import type { Json, JsonObject } from '@tasovka/kernel';
import { describe, expect, it } from 'vitest';
import { appGames } from '../src/games/list.ts';
import { Practice } from '../src/practice/practice.ts';
import { chaptersOf } from '../src/rules/chapters.ts';
import type { Example } from '../src/rules/examples/example.ts';
import { words as en } from '../src/words/en/examples.ts';
import { words as ru } from '../src/words/ru/examples.ts';

/** Every move the reader can make of what is offered. */
function movesOf(offer: JsonObject): JsonObject[] {
  let moves: JsonObject[] = [{ type: String(offer.type) }];
  for (const [field, choice] of Object.entries(offer.fields as JsonObject)) {
    const values: readonly Json[] = Array.isArray(choice) ? choice : 'longest' in (choice as object) ? ['так'] : [90];
    moves = moves.flatMap((move) => values.map((value) => ({ ...move, [field]: value })));
  }
  return moves;
}

type Begin = () => Practice;

/** Whether the reader can get it in at most two moves. */
function solvable(example: Example, begin: Begin, made: readonly JsonObject[] = []): boolean {
  const practice = begin();
  let solved = false;
  for (const move of made) {
    expect(practice.act(0, move)).toBeNull();
    if (example.race) for (const by of [1, 2]) practice.act(by, { type: 'slap', ms: 500 });
    for (const { by, does } of example.after?.(practice.view(0)) ?? []) expect(practice.act(by, does)).toBeNull();
    solved = example.solved(practice.view(0), move);
  }
  if (solved) return true;
  if (made.length === 2) return false;
  return practice
    .offers(0)
    .flatMap(movesOf)
    .some((move) => solvable(example, begin, [...made, move]));
}

describe('examples of the rules', () => {
  for (const { id: game, loadExamples } of appGames) {
    it(`${game}: each stands on the game's own rules, can be solved, and is told in both languages`, async () => {
      const entry = await loadGame(game);
      const { rules } = await loadWords(game, 'ru');
      for (const [rule, example] of Object.entries((await loadExamples?.())?.examples ?? {})) {
        const begin: Begin = () => {
          const practice = new Practice(entry, example.deal);
          for (const { by, does } of example.before ?? []) expect(practice.act(by, does), rule).toBeNull();
          return practice;
        };
        expect(solvable(example, begin), rule).toBe(true);
        expect(rules[rule], rule).toBeDefined();
        expect(ru.tasks[rule], rule).toBeTruthy();
        expect(en.tasks[rule], rule).toBeTruthy();
      }
    });
  }
});

describe('chapters of the rules', () => {
  it('have the same beginnings in both languages', () => {
    expect(Object.keys(en.chapters)).toEqual(Object.keys(ru.chapters));
  });

  for (const { id: game } of games) {
    it(`${game}: every rule is in one of them, in the order of their numbers`, async () => {
      const { rules } = await loadWords(game, 'ru');
      const told = chaptersOf(rules, ru.chapters, '').flatMap((chapter) => chapter.rules.map(([number]) => number));
      expect([...told].sort()).toEqual(Object.keys(rules).sort());
      const isOfBook = (one: string): boolean => !/^(AC|HR)-/.test(one);
      const numbers = told.filter(isOfBook).map((one) => Number(one.split('-')[1]));
      expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
      // House rules are no part of the book.
      expect(told.findLastIndex(isOfBook)).toBeLessThan(told.findIndex((one) => one.startsWith('HR-')));
    });
  }
});
