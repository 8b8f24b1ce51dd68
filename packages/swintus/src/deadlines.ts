import { type Millis, never } from '@tasovka/kernel';
import { giveAtRandom } from './etiquette/give.ts';
import { winkDue, winkOn } from './etiquette/shmotrun.ts';
import { countOn, nextCount } from './etiquette/shshevelis.ts';
import type { Context } from './event.ts';
import { dawdle } from './mistakes.ts';
import { uphold, verdict } from './moves/judging.ts';
import { endSlap } from './moves/slap.ts';
import { isFrozen, isThinking } from './moves/turn.ts';
import type { EtiquetteState, State } from './state.ts';
import { landInfection } from './zombie/infection.ts';

/** When the phase itself runs out. */
function phaseDue({ phase }: State): Millis {
  switch (phase.type) {
    case 'slap':
      return phase.race.due;
    case 'vote':
      return phase.trial.due;
    case 'virus':
    case 'answer':
    case 'give':
      return phase.due;
    default:
      return never;
  }
}

const thinkingDue = (state: State): Millis =>
  state.options.turnMs > 0 && isThinking(state) ? state.thinking + state.options.turnMs : never;

function etiquetteDue(state: State, etiquette: EtiquetteState): Millis {
  if (state.phase.type === 'over') return never;
  const { offences, winks, blind } = etiquette;
  let due = etiquette.count === null || isFrozen(state) ? never : (nextCount(etiquette) ?? never);
  for (const { until } of offences) if (until !== null && until < due) due = until;
  for (const wink of winks) due = Math.min(due, winkDue(wink));
  for (const until of blind) if (until !== 0 && until < due) due = until;
  return due;
}

export function due(state: State): Millis {
  const soonest = Math.min(phaseDue(state), thinkingDue(state));
  return state.etiquette ? Math.min(soonest, etiquetteDue(state, state.etiquette)) : soonest;
}

/** Whatever falls due first happens. */
export function deadline(state: State, ctx: Context): void {
  if (phaseDue(state) <= ctx.now) endPhase(state, ctx);
  else if (state.etiquette && etiquetteDue(state, state.etiquette) <= ctx.now)
    runEtiquette(state, state.etiquette, ctx);
  else dawdle(state, ctx);
}

function endPhase(state: State, ctx: Context): void {
  const { phase } = state;
  if (phase.type === 'slap') endSlap(state, ctx);
  else if (phase.type === 'virus') landInfection(state, phase, ctx);
  else if (phase.type === 'answer') uphold(state, ctx);
  else if (phase.type === 'give') giveAtRandom(state, phase, ctx);
  else if (phase.type === 'vote') verdict(state, ctx);
}

function runEtiquette(state: State, etiquette: EtiquetteState, ctx: Context): void {
  const counted = isFrozen(state) ? null : nextCount(etiquette);
  const wink = etiquette.winks.find((one) => winkDue(one) <= ctx.now);
  if (counted !== null && counted <= ctx.now) countOn(state, ctx);
  else if (wink) winkOn(state, wink, ctx);
  else {
    etiquette.offences = etiquette.offences.filter(({ until }) => until === null || until > ctx.now);
    etiquette.blind = etiquette.blind.map((until) => (until <= ctx.now ? 0 : until));
    if (!etiquette.offences.some((one) => one.act === 'intercepted')) etiquette.swing = null;
  }
}
