import { loadGame } from '@tasovka/games';
import type { Json, JsonObject } from '@tasovka/kernel';
import { type Choice, isList, isSeveral, readOffers } from '@tasovka/protocol';
import { describe, expect, it } from 'vitest';
import { appGames } from '../src/games/list.ts';
import { isWanted, type Lesson, narrowed, type Step } from '../src/learn/lesson.ts';
import { loadLessonWords } from '../src/learn/lessonWords.ts';
import { lessonName } from '../src/learn/shortLessons.ts';
import { Practice } from '../src/practice/practice.ts';

/** What a field may be filled with: of several, the first and the last so many. */
function valuesOf(choice: Choice): readonly Json[] {
  if (isList(choice)) return choice;
  if (isSeveral(choice)) return [choice.from.slice(0, choice.least), choice.from.slice(-choice.least)];
  return 'longest' in choice ? ['так'] : [321];
}

/** Every move an offer stands for, with the same words wherever words are written. */
function movesOf(offer: JsonObject): JsonObject[] {
  let moves: JsonObject[] = [{ type: String(offer.type) }];
  for (const field of Object.keys(offer.fields as JsonObject)) {
    const values = valuesOf(readOffers([offer])[0]?.fields[field] ?? []);
    moves = moves.flatMap((move) => values.map((value) => ({ ...move, [field]: value })));
  }
  return moves;
}

const stateOf = (practice: Practice): { hand: string[]; top: string } => {
  const view = practice.view(0);
  return { hand: (view.hand as Record<string, string[]> | undefined)?.[0] ?? [], top: String(view.top ?? '') };
};

/** One way through a lesson: the moves made so far; whoever walks tries every branch. */
async function walk(id: string, lesson: Lesson): Promise<number> {
  const entry = await loadGame(id);
  let ends = 0;
  const go = (made: readonly JsonObject[]): void => {
    const practice = new Practice(entry, lesson.deal);
    let at = 0;
    for (const step of lesson.steps) {
      if (!step.wants) {
        othersMove(id, practice, step, { type: 'read' });
        continue;
      }
      if (step.wants.signal) {
        practice.signal(0, { type: 'hand' });
        othersMove(id, practice, step, { type: 'signal' });
        continue;
      }
      const open = narrowed(step, practice.offers(0))
        .flatMap(movesOf)
        .filter((move) => isWanted(step, move));
      expect(open.length, `${id}: nothing to do at ${step.says ?? step.at}`).toBeGreaterThan(0);
      const mine = made[at++];
      if (!mine) {
        for (const move of open) go([...made, move]);
        return;
      }
      if (step.ends) continue;
      expect(practice.act(0, mine), `${id}: ${JSON.stringify(mine)}`).toBeNull();
      othersMove(id, practice, step, mine);
    }
    if (lesson.steps.at(-1)?.wants) expect(practice.over, `${id} ends with the round`).toBe(true);
    ends++;
  };
  go([]);
  return ends;
}

function othersMove(id: string, practice: Practice, step: Step, action: JsonObject): void {
  for (const { by, does, signal } of step.after?.({ action, ...stateOf(practice) }) ?? []) {
    if (signal) practice.signal(by, signal);
    if (does) expect(practice.act(by, does), `${id}: ${by} ${JSON.stringify(does)}`).toBeNull();
  }
}

describe('lessons', () => {
  for (const { id, loadLesson, lessons = [] } of appGames) {
    for (const short of lessons) {
      it(`${id}, ${short.id}: every way through it is legal, and every word of it is there`, async () => {
        const { lesson } = await short.load();
        expect(await walk(id, lesson)).toBeGreaterThan(0);
        const name = lessonName(id, short.id);
        for (const language of ['ru', 'en'] as const) {
          const words = await loadLessonWords(language, true);
          expect(words.titles[name], name).toBeDefined();
          expect(words.done.text[name], name).toBeDefined();
          for (const { says, otherwise } of lesson.steps) {
            if (says) expect(words.games[name]?.[says], `${name}: ${says}`).toBeDefined();
            if (otherwise) expect(words.games[name]?.[otherwise], `${name}: ${otherwise}`).toBeDefined();
          }
        }
      });
    }
    it(`${id}: every way through it is a legal game, and ends`, async () => {
      const taught = await loadLesson?.();
      if (taught) expect(await walk(id, taught.lesson)).toBeGreaterThan(0);
    });
  }
});
