import { type Millis, neighbour, never } from '@tasovka/kernel';
import type { Context } from './event.ts';
import { type State, speaker, teamOf } from './state.ts';
import { giveWord } from './talk.ts';
import { nextQuestion } from './team/lap.ts';

/**
 * SP-13: when the player who has the word has been silent for too long. In the team game only an agent who was asked
 * is hurried: captains have no clock.
 */
export function silentTooLong({ phase, options, speakBy }: State): Millis {
  const hurried =
    phase.type === 'talk' || (phase.type === 'questions' && phase.asked !== null && options.talk === 'text');
  return hurried ? (speakBy ?? never) : never;
}

/**
 * SP-13: nobody stops the talk by silence. The question stays unanswered, and the player after the silent one asks
 * next, whomever they like; in the team game the captain goes on.
 */
export function passOver(state: State, ctx: Context): void {
  const { phase, options, seats } = state;
  if (phase.type === 'talk') {
    const seat = speaker(phase.floor);
    const next = neighbour(seat, 1, seats);
    const unanswered = options.talk === 'text' && phase.floor.asked !== null;
    state.phase = { type: 'talk', floor: { asker: next, asked: null, from: null } };
    giveWord(state, ctx.now);
    ctx.emit?.({ type: 'passed-over', seat, next, unanswered });
  } else if (phase.type === 'questions' && phase.asked !== null) {
    const next = teamOf(state).captains[phase.side];
    state.phase = { ...phase, asked: null };
    ctx.emit?.({ type: 'passed-over', seat: phase.asked, next, unanswered: true });
    nextQuestion(state, ctx);
  }
}
