import { type Accusation, isOverheard, judging, overheardMs, trialMs, votesOf } from '@tasovka/cards';
import type { Context } from '../event.ts';
import { breakSilence } from '../silence.ts';
import type { State } from '../state.ts';
import { ask } from '../tableActions.ts';
import { isThinking } from './turn.ts';

/** LO-21, AC-2: a broken ban. A claim that falls costs nothing. */
export const { claim, accept, dispute, vote, overhear, uphold, verdict } = judging<State, Accusation, Context>({
  rules: { claim: 'LO-21', answer: 'LO-21', dispute: 'LO-21' },
  isOpen: isThinking,
  accuse(state, by, against, ctx) {
    const wait = isOverheard({ by, against }) ? overheardMs : trialMs;
    state.phase = { type: 'answer', by, against, due: ctx.now + wait, resume: state.phase };
  },
  pauseOf({ phase }) {
    if (phase.type === 'answer') return { charge: phase, resume: phase.resume };
    return phase.type === 'vote' ? { charge: phase.trial, resume: phase.resume } : null;
  },
  putToVote(state, { resume }, trial) {
    state.phase = { type: 'vote', trial, resume };
  },
  announce: (trial, guilty, ctx) => ctx.emit?.({ type: 'verdict', seat: trial.against, guilty, votes: votesOf(trial) }),
  resume: ask,
  punish: (state, { against }, ctx) => breakSilence(state, against, ctx),
});
