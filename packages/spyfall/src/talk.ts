import { type GameContext, refuse, type Seat } from '@tasovka/kernel';
import type { ActOf } from './actions.ts';
import type { SpyfallRefusal } from './refusal.ts';
import type { Exchange, Floor, Round } from './round.ts';

/** While anything but the talk goes on there is only one thing to do, and the rule says which. */
export function notInTalk(round: Round): SpyfallRefusal | null {
  switch (round.phase.type) {
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

/** SP-10, SP-11: whoever was asked has the word: with voices to ask next, in writing to answer first. */
export const speaker = ({ asker, asked }: Floor): Seat => asked ?? asker;

/** SP-11: nobody asks back whom they were asked by; the small games allow it (SP-41). */
function barred(round: Round, { asker, asked, from }: Floor): Seat | null {
  if (round.options.variant !== 'classic') return null;
  return asked === null ? from : asker;
}

export function refuseAsk(round: Round, seat: Seat, target: Seat): SpyfallRefusal | null {
  const { phase, options } = round;
  if (phase.type !== 'talk') return notInTalk(round);
  const { floor } = phase;
  if (seat !== speaker(floor)) return refuse('not-your-turn', floor.asked === null ? 'SP-11' : 'SP-10');
  if (options.talk === 'text' && floor.asked !== null) return refuse('not-now', 'SP-13');
  if (target === seat || target >= round.seats) return refuse('bad-target', 'SP-10');
  if (target === barred(round, floor)) return refuse('bad-target', 'SP-11');
  return null;
}

/** SP-13: where people speak, they only tap. */
export const refuseWriting = (round: Round, line: string | undefined): SpyfallRefusal | null =>
  round.options.talk === 'voice' && line !== undefined ? refuse('not-allowed', 'SP-13') : null;

/** SP-10: one question to one player, by name. */
export function ask(
  round: Round,
  seat: Seat,
  { seat: target, text }: ActOf<'ask'>,
  ctx: GameContext,
): SpyfallRefusal | null {
  const refusal = refuseAsk(round, seat, target) ?? refuseWriting(round, text);
  if (refusal) return refusal;
  round.phase = { type: 'talk', floor: { asker: seat, asked: target, from: null } };
  noteQuestion(round, seat, target, text, ctx);
  return null;
}

export function refuseAnswer(round: Round, seat: Seat): SpyfallRefusal | null {
  const { phase, options } = round;
  if (phase.type !== 'talk') return notInTalk(round);
  if (options.talk === 'voice') return refuse('not-allowed', 'SP-13');
  if (phase.floor.asked === null) return refuse('not-now', 'SP-10');
  return phase.floor.asked === seat ? null : refuse('not-your-turn', 'SP-10');
}

/** SP-11: who answered asks next. */
export function answer(round: Round, seat: Seat, { text }: ActOf<'answer'>, ctx: GameContext): SpyfallRefusal | null {
  const { phase } = round;
  const refusal = refuseAnswer(round, seat);
  if (refusal || phase.type !== 'talk') return refusal;
  round.phase = { type: 'talk', floor: { asker: seat, asked: null, from: phase.floor.asker } };
  noteAnswer(round, seat, text, ctx);
  return null;
}

/** SP-13: questions and answers are kept, in order. */
export function noteQuestion(round: Round, asker: Seat, asked: Seat, text: string | undefined, ctx: GameContext): void {
  const question = text ?? null;
  round.said = [...round.said, { asker, asked, question, answer: null }];
  ctx.emit?.({ type: 'asked', asker, asked, question });
}

export function noteAnswer(round: Round, seat: Seat, text: string | undefined, ctx: GameContext): void {
  const last = round.said.at(-1) as Exchange;
  const answer = text ?? null;
  round.said = [...round.said.slice(0, -1), { ...last, answer }];
  ctx.emit?.({ type: 'answered', seat, asker: last.asker, answer });
}
