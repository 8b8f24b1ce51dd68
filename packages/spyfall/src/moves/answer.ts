import type { Seat } from '@tasovka/kernel';
import { refuse, type SpyfallRefusal } from '../refusal.ts';
import type { State } from '../state.ts';
import { checkTalk, giveWord, lineField, noteAnswer } from '../talk.ts';
import { nextQuestion } from '../team/lap.ts';
import type { Move } from './move.ts';

/** SP-11: the player who answered asks next. SP-51: in the team game the captain goes on. */
export const answer: Move<'answer'> = {
  check: (state, seat) => (state.options.variant === 'team' ? checkAgent(state, seat) : checkPlayer(state, seat)),
  perform(state, seat, { text }, ctx) {
    const { phase } = state;
    if (phase.type === 'questions') state.phase = { ...phase, asked: null };
    else if (phase.type === 'talk') {
      state.phase = { type: 'talk', floor: { asker: seat, asked: null, from: phase.floor.asker } };
      giveWord(state, ctx.now);
    }
    noteAnswer(state, seat, text, ctx);
    if (phase.type === 'questions') nextQuestion(state, ctx);
  },
  offer(state, seat, offers) {
    if (answer.check(state, seat, { type: 'answer' }) !== null) return;
    offers.push({ type: 'answer', rule: state.team ? 'SP-51' : 'SP-10', fields: lineField(state) });
  },
};

function checkPlayer(state: State, seat: Seat): SpyfallRefusal | null {
  const { phase, options } = state;
  if (phase.type !== 'talk') return checkTalk(state);
  if (options.talk === 'voice') return refuse('not-allowed', 'SP-13');
  if (phase.floor.asked === null) return refuse('not-now', 'SP-10');
  return phase.floor.asked === seat ? null : refuse('not-your-turn', 'SP-10');
}

function checkAgent({ phase, options }: State, seat: Seat): SpyfallRefusal | null {
  if (phase.type !== 'questions') return refuse('not-now', 'SP-51');
  if (options.talk === 'voice') return refuse('not-allowed', 'SP-13');
  if (phase.asked === null) return refuse('not-now', 'SP-51');
  return phase.asked === seat ? null : refuse('not-your-turn', 'SP-51');
}
