import type { GameEvent, JsonObject, Seat, SettledEvent, StandingsView } from '@tasovka/kernel';
import type { LolEvent, LolView } from '@tasovka/lol';
import type { SwintusEvent, SwintusView } from '@tasovka/swintus';

export type EtiquetteView = NonNullable<SwintusView['manners']>;

/** «ЛОЛ!» has none of what the sets of «Свинтус» bring along. */
const withoutSets = { dark: 0, bills: [], manners: null, mistakes: 'prevented' } as const;

/** A card game as it is drawn, every key there. What lies on the table follows from the phase. */
export type CardView = (SwintusView | (LolView & typeof withoutSets)) &
  StandingsView & {
    /** The cards in one's own hand. */
    readonly cards: readonly string[];
  };

/** What happens at a table of cards. */
export type CardEvent = SwintusEvent | LolEvent | SettledEvent;

/** The only place where the app reads these events from the wire: our own server wrote them by the same types. */
export const readCardEvents = (wire: readonly GameEvent[]): readonly CardEvent[] => wire as readonly CardEvent[];

/** On the wire null and missing are one: this is what stands for what is missing. */
const missing = {
  ...withoutSets,
  seat: null,
  table: null,
  turn: null,
  colour: null,
  silence: null,
  window: null,
  thinking: null,
  goal: null,
  day: null,
  roundScores: null,
  roundWinner: null,
  winner: null,
};

/** The only place where the app reads these views from the wire. */
export function readCardView(wire: JsonObject, seat: Seat | null): CardView {
  // Our own server wrote it by the same types; it only leaves out what is null.
  const view = { ...missing, ...wire } as unknown as CardView;
  const manners = view.manners && {
    ...view.manners,
    swing: view.manners.swing ?? null,
    count: view.manners.count ?? null,
  };
  const cards = seat === null ? [] : (view.hand[seat] ?? []);
  return Object.assign(view, { manners, cards });
}
