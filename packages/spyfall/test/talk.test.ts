import { expect, it } from 'vitest';
import type { Context } from '../src/event.ts';
import type { State } from '../src/state.ts';
import { noteAnswer, noteQuestion } from '../src/talk.ts';

it('a round in which two never stop talking keeps the last of it', () => {
  const ctx = {} as Context;
  const state = { said: [] } as unknown as State;
  for (let i = 1; i <= 1000; i++) {
    noteQuestion(state, 0, 1, `Что скажешь, раз ${i}?`, ctx);
    noteAnswer(state, 1, `Скажу, раз ${i}.`, ctx);
    if (i === 200) expect(state.said[0]?.question).toBe('Что скажешь, раз 1?');
  }
  expect(state.said).toHaveLength(200);
  expect(state.said.at(-1)).toMatchObject({ question: 'Что скажешь, раз 1000?', answer: 'Скажу, раз 1000.' });
});
