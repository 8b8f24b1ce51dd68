import type { Json, Seat } from '../src/index.ts';
import { malformedAction, strangeSeats, unlikelyActions } from './hostile.ts';
import { Broken, type Check, difference, show, twinOf } from './moment.ts';

/** (3) What is refused, or is no action at all, leaves everything as it was. */
export const refusedChangesNothing: Check = (moment) => {
  const { match, saved, chance } = moment;
  const seat = chance.below(match.header.seats);
  const unlikely = unlikelyActions(moment, seat, 3).map((action) => match.game.actions.write(action));
  const tries: [Seat, Json][] = [
    ...unlikely.map((action): [Seat, Json] => [seat, action]),
    [seat, malformedAction(moment)],
    [chance.pick(strangeSeats), unlikely[0] ?? { type: 'next' }],
  ];
  let copy = twinOf(moment);
  for (const [by, action] of tries) {
    const refusal = copy.act(by, action, copy.now);
    if (refusal === null) {
      copy = twinOf(moment);
      continue;
    }
    const after = copy.save();
    const told = copy.drainEvents();
    if (after !== saved || told.length > 0) {
      const what = after === saved ? `told ${show(told)}` : `changed the match${difference(saved, after)}`;
      throw new Broken(`seat ${by} doing ${show(action)} was refused as ${refusal.reason}, and ${what}`);
    }
  }
  return undefined;
};
