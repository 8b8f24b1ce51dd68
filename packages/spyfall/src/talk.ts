import type { Millis, Offer, Seat } from '@tasovka/kernel';
import { longestLine } from './actions.ts';
import type { Context } from './event.ts';
import { refuse, type SpyfallRefusal } from './refusal.ts';
import type { State } from './state.ts';

/** While anything but the talk goes on there is only one thing to do, and the rule says which. */
export function checkTalk({ phase }: State): SpyfallRefusal | null {
  switch (phase.type) {
    case 'talk':
      return null;
    case 'vote':
      return refuse('not-now', 'SP-21');
    case 'final-vote':
      return refuse('not-now', 'SP-23');
    case 'agree':
      return refuse('not-now', 'SP-43');
    default:
      return refuse('not-now', 'SP-51');
  }
}

/** SP-13: where people speak, they only tap. */
export const checkWriting = (state: State, line: string | undefined): SpyfallRefusal | null =>
  state.options.talk === 'voice' && line !== undefined ? refuse('not-allowed', 'SP-13') : null;

/** The field for a question or an answer, where people write. */
export const lineField = (state: State): Offer['fields'] =>
  state.options.talk === 'text' ? { text: { longest: longestLine, optional: true } } : {};

/** SP-13: a player who is to ask or to answer has so long for it. */
export function giveWord(state: State, from: Millis): void {
  const { answerMs } = state.options;
  state.speakBy = answerMs === 0 ? null : from + answerMs;
}

/** All of these are sent with each new one: two who never stop would keep everybody else waiting. */
const mostKept = 200;

/** SP-13: questions and answers are kept, in order. */
export function noteQuestion(state: State, asker: Seat, asked: Seat, text: string | undefined, ctx: Context): void {
  const question = text ?? null;
  state.said = [...state.said.slice(1 - mostKept), { asker, asked, question, answer: null }];
  ctx.emit?.({ type: 'asked', asker, asked, question });
}

export function noteAnswer(state: State, seat: Seat, text: string | undefined, ctx: Context): void {
  const last = state.said.at(-1);
  if (last === undefined) throw new Error('an answer without a question');
  const answer = text ?? null;
  state.said = [...state.said.slice(0, -1), { ...last, answer }];
  ctx.emit?.({ type: 'answered', seat, asker: last.asker, answer });
}
