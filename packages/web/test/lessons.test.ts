import { loadGame } from '@tasovka/games';
import type { Json, JsonObject } from '@tasovka/kernel';
import { describe, expect, it } from 'vitest';
import { appGames } from '../src/games/list.ts';
import { isWanted, type Lesson, narrowed, type Step } from '../src/learn/lesson.ts';
import { Practice } from '../src/practice/practice.ts';

/** Every move an offer stands for, with the same words wherever words are written. */
function movesOf(offer: JsonObject): JsonObject[] {
  let moves: JsonObject[] = [{ type: String(offer.type) }];
  for (const [field, choice] of Object.entries(offer.fields as JsonObject)) {
    const values: readonly Json[] = Array.isArray(choice) ? choice : 'longest' in (choice as object) ? ['так'] : [321];
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
      if (!step.wants) continue;
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
    expect(practice.over, `${id} ends with the round`).toBe(true);
    ends++;
  };
  go([]);
  return ends;
}

function othersMove(id: string, practice: Practice, step: Step, action: JsonObject): void {
  for (const { by, does } of step.after?.({ action, ...stateOf(practice) }) ?? []) {
    expect(practice.act(by, does), `${id}: ${by} ${JSON.stringify(does)}`).toBeNull();
  }
}

describe('lessons', () => {
  for (const { id, loadLesson } of appGames) {
    it(`${id}: every way through it is a legal game, and ends`, async () => {
      const taught = await loadLesson?.();
      if (taught) expect(await walk(id, taught.lesson)).toBeGreaterThan(0);
    });
  }
});
