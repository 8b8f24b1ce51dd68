import { except, nobody, type Seat, type SeatSet, seatsIn } from '@tasovka/kernel';
import type { CardRefusal } from '../reasons.ts';
import type { CardContext, CardState, CommonMove, TableActions } from '../state.ts';

interface CatchParts<State, Context> extends Pick<TableActions<State, Context>, 'take'> {
  readonly rule: string;
  /** How many cards the forgetful player takes. */
  readonly price: number;
  check(state: State, seat: Seat, other: Seat): CardRefusal | null;
  /** The seats a player might think of. */
  suspects(state: State): SeatSet;
  /** What it means besides: everybody looks, to begin with. */
  after(state: State, caught: Seat, ctx: Context): void;
}

/** Catching a player who holds one card and did not make the call for it. */
export const catching = <State extends CardState, Context extends CardContext>({
  rule,
  price,
  check,
  suspects,
  take,
  after,
}: CatchParts<State, Context>): CommonMove<State, Context, { readonly seat: Seat }> => ({
  check: (state, seat, action) => check(state, seat, action.seat),
  perform(state, seat, { seat: caught }, ctx) {
    state.catchable = except(state.catchable, caught);
    ctx.emit?.({ type: 'caught', seat: caught, by: seat });
    take(state, caught, price, 'caught', ctx);
    after(state, caught, ctx);
  },
  offer(state, seat, offers) {
    const others = except(suspects(state), seat);
    if (others !== nobody) offers.push({ type: 'catch', rule, fields: { seat: seatsIn(others) } });
  },
});
