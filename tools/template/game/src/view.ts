import { type Millis, never, type Seat, type Viewer } from '@tasovka/kernel';
import { nameOf } from './cards.ts';
import { isOver, type State, turnOf } from './state.ts';

/** Everything that can happen, as players are told it. */
export type NewgameEvent =
  | { readonly type: 'dealt'; readonly seat: Seat }
  | { readonly type: 'laid'; readonly seat: Seat; readonly card: string }
  | { readonly type: 'took'; readonly seat: Seat; readonly card: string };

/** What one viewer sees. On the wire a seat is a key, and only one's own hand is there. */
export type NewgameView = {
  readonly phase: 'turn' | 'over';
  readonly turn: Seat | null;
  readonly hand: Readonly<Record<string, readonly string[]>>;
  readonly hands: readonly number[];
  readonly trick: readonly { readonly seat: Seat; readonly card: string }[];
  readonly taken: readonly number[];
  readonly due: Millis | null;
};

export const due = (state: State): Millis =>
  state.options.turnMs === 0 || isOver(state) ? never : state.turnBegan + state.options.turnMs;

export function ownView({ hands }: State, viewer: Viewer): Pick<NewgameView, 'hand'> {
  const seen = hands.flatMap((hand, seat) => (viewer === 'judge' || viewer === seat ? [[seat, hand.map(nameOf)]] : []));
  return { hand: Object.fromEntries(seen) };
}

export const view = (state: State, viewer: Viewer): NewgameView => ({
  phase: isOver(state) ? 'over' : 'turn',
  turn: isOver(state) ? null : turnOf(state),
  ...ownView(state, viewer),
  hands: state.hands.map((hand) => hand.length),
  trick: state.trick.map((card, i) => ({ seat: (state.leader + i) % state.hands.length, card: nameOf(card) })),
  taken: [...state.taken],
  due: due(state) === never ? null : due(state),
});
