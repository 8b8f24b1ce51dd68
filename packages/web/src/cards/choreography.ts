import type { Seat } from '@tasovka/kernel';
import type { CardEvent } from './cardView.ts';
import type { Flights } from './flights.svelte.ts';

export interface Stage {
  readonly flights: Flights;
  readonly me: Seat | null;
  readonly seats: number;
  /** Rectangle of a card of mine that is about to leave the hand. */
  readonly leaving: (card: string) => DOMRect | null;
  /** Whether I threw such a card myself, before the table said yes: it lies there already. */
  readonly alreadyThrown: (card: string) => boolean;
}

const place = (stage: Stage, seat: Seat): string => (seat === stage.me ? 'hand' : `seat-${seat}`);

/** A card that leaves somebody else's hand starts small, in the middle of their face. */
const shrunk = (rect: DOMRect | null): DOMRect | null =>
  rect && new DOMRect(rect.x + rect.width / 2 - 24, rect.y + rect.height / 2 - 34, 48, 67);

function source(stage: Stage, seat: Seat, card: string, fromDeck: boolean): DOMRect | null {
  if (fromDeck) return stage.flights.rect('deck');
  return seat === stage.me ? stage.leaving(card) : shrunk(stage.flights.rect(`seat-${seat}`));
}

function lay(stage: Stage, seat: Seat, card: string, delay: number, fromDeck = false): void {
  if (seat === stage.me && stage.alreadyThrown(card)) return;
  void stage.flights.lay(card, source(stage, seat, card, fromDeck), delay);
}

const manyAtMost = 8;

function deal(stage: Stage, seat: Seat, count: number, delay: number): void {
  for (let i = 0; i < Math.min(count, manyAtMost); i++) {
    void stage.flights.send(null, 'deck', place(stage, seat), delay + i * 60);
  }
}

/** All that one event moves; says how much later the next one starts. */
function move(event: CardEvent, stage: Stage, delay: number): number {
  switch (event.type) {
    case 'laid': {
      const { copies, fromDeck } = 'how' in event ? { ...event, fromDeck: event.how === 'deck' } : oneFromHand;
      for (let i = 0; i < copies; i++) lay(stage, event.seat, event.card, delay + i * 90, fromDeck);
      if ('with' in event) lay(stage, event.seat, event.with, delay + 140);
      return 120 * copies;
    }
    case 'intercepted':
      lay(stage, event.seat, event.card, delay);
      return 120;
    case 'laid-dark':
      void stage.flights.send(null, place(stage, event.seat), 'pile', delay);
      return 120;
    case 'dealt':
      for (let one = 0; one < stage.seats; one++) deal(stage, one, 4, delay + one * 60);
      return 0;
    case 'drew':
      deal(stage, event.seat, 1, delay);
      return 0;
    case 'dug':
    case 'took':
      deal(stage, event.seat, event.count, delay);
      return 80;
    case 'infected':
      for (const card of event.cards) {
        stage.flights.lift(card);
        void stage.flights.send(card, 'pile', place(stage, event.seat), delay);
      }
      return 120;
    case 'gave':
      for (let i = 0; i < event.count; i++) {
        void stage.flights.send(null, place(stage, event.from), place(stage, event.to), delay + i * 80);
      }
      return 0;
    default:
      return 0;
  }
}

const oneFromHand = { copies: 1, fromDeck: false };

/** Turns what happened into cards that travel. */
export function perform(events: readonly CardEvent[], stage: Stage): void {
  let delay = 0;
  for (const event of events) delay += move(event, stage, delay);
}
