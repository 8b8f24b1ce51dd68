import { has, including, type Seat } from '@tasovka/kernel';
import { refuse, type SpyfallRefusal } from '../refusal.ts';
import { type Floor, type State, speaker, teamOf } from '../state.ts';
import { checkTalk, checkWriting, giveWord, lineField, noteQuestion } from '../talk.ts';
import { nextQuestion } from '../team/lap.ts';
import { type Move, seatsWhere } from './move.ts';

/** SP-10: one question to one player, by name. SP-51: in the team game a captain asks the agents. */
export const ask: Move<'ask'> = {
  check: (state, seat, { seat: target, text }) => checkTarget(state, seat, target) ?? checkWriting(state, text),
  perform(state, seat, { seat: asked, text }, ctx) {
    const { phase } = state;
    if (phase.type === 'questions') state.phase = { ...phase, asked, heard: including(phase.heard, asked) };
    else state.phase = { type: 'talk', floor: { asker: seat, asked, from: null } };
    giveWord(state, ctx.now);
    noteQuestion(state, seat, asked, text, ctx);
    if (phase.type === 'questions' && state.options.talk === 'voice') nextQuestion(state, ctx);
  },
  offer(state, seat, offers) {
    const askable = seatsWhere(state, (target) => checkTarget(state, seat, target) === null);
    if (askable.length === 0) return;
    offers.push({ type: 'ask', rule: state.team ? 'SP-51' : 'SP-10', fields: { seat: askable, ...lineField(state) } });
  },
};

const checkTarget = (state: State, seat: Seat, target: Seat): SpyfallRefusal | null =>
  state.options.variant === 'team' ? checkAgent(state, seat, target) : checkPlayer(state, seat, target);

function checkPlayer(state: State, seat: Seat, target: Seat): SpyfallRefusal | null {
  const { phase, options } = state;
  if (phase.type !== 'talk') return checkTalk(state);
  const { floor } = phase;
  if (seat !== speaker(floor)) return refuse('not-your-turn', floor.asked === null ? 'SP-11' : 'SP-10');
  if (options.talk === 'text' && floor.asked !== null) return refuse('not-now', 'SP-13');
  if (target === seat || target >= state.seats) return refuse('bad-target', 'SP-10');
  return target === barred(state, floor) ? refuse('bad-target', 'SP-11') : null;
}

/** SP-11: nobody asks back the player who asked them; the small games allow it (SP-41). */
function barred({ options }: State, { asker, asked, from }: Floor): Seat | null {
  if (options.variant !== 'classic') return null;
  return asked === null ? from : asker;
}

function checkAgent(state: State, seat: Seat, target: Seat): SpyfallRefusal | null {
  const { phase, options } = state;
  if (phase.type !== 'questions') return refuse('not-now', 'SP-51');
  const { captains, taken } = teamOf(state);
  const waiting = options.talk === 'text' ? phase.asked : null;
  if (waiting === seat) return refuse('not-now', 'SP-13');
  if (waiting !== null || seat !== captains[phase.side]) return refuse('not-your-turn', 'SP-51');
  if (target >= state.seats || captains.includes(target)) return refuse('bad-target', 'SP-51');
  if (has(taken[0] | taken[1], target)) return refuse('bad-target', 'SP-52');
  return has(phase.heard, target) ? refuse('already-done', 'SP-51') : null;
}
