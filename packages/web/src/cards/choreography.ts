import type { GameEvent, Seat } from '@tasovka/kernel';
import type { Flights } from './flights.svelte.ts';

export interface Stage {
  readonly flights: Flights;
  readonly me: Seat | null;
  readonly seats: number;
  /** Rectangle of a card of mine that is about to leave the hand. */
  readonly leaving: (card: string) => DOMRect | null;
  /** The card is already in the air because I threw it there. */
  readonly alreadyThrown: (card: string) => boolean;
}

const place = (stage: Stage, seat: Seat): string => (seat === stage.me ? 'hand' : `seat-${seat}`);
const text = (event: GameEvent, key: string): string | null =>
  typeof event[key] === 'string' ? (event[key] as string) : null;
const number = (event: GameEvent, key: string): number => (typeof event[key] === 'number' ? (event[key] as number) : 0);

async function lay(stage: Stage, seat: Seat, card: string, delay: number): Promise<void> {
  if (seat !== stage.me || !stage.alreadyThrown(card)) {
    const from = seat === stage.me ? stage.leaving(card) : stage.flights.rect(`seat-${seat}`);
    if (from) await stage.flights.send(card, seat === stage.me ? from : shrunk(from), 'pile', delay);
  }
  stage.flights.lay(card);
}

/** A card that leaves somebody else's hand starts small, in the middle of their face. */
const shrunk = (rect: DOMRect): DOMRect =>
  new DOMRect(rect.x + rect.width / 2 - 24, rect.y + rect.height / 2 - 34, 48, 67);

const manyAtMost = 8;

function deal(stage: Stage, seat: Seat, count: number, delay: number): void {
  for (let i = 0; i < Math.min(count, manyAtMost); i++) {
    void stage.flights.send(null, 'deck', place(stage, seat), delay + i * 60);
  }
}

/** Turns what happened into cards that travel. */
export function perform(events: readonly GameEvent[], stage: Stage): void {
  let delay = 0;
  for (const event of events) {
    const seat = number(event, 'seat');
    switch (event.type) {
      case 'laid': {
        for (const key of ['card', 'with']) {
          const card = text(event, key);
          if (card) void lay(stage, seat, card, delay);
          if (card) delay += 120;
        }
        for (const card of Array.isArray(event.cards) ? event.cards : []) void lay(stage, seat, String(card), delay);
        break;
      }
      case 'intercepted':
      case 'jumped': {
        const card = text(event, 'card');
        if (card) void lay(stage, seat, card, delay);
        break;
      }
      case 'laid-dark':
        void stage.flights.send(null, seat === stage.me ? 'hand' : `seat-${seat}`, 'pile', delay);
        break;
      case 'dealt':
        for (let one = 0; one < stage.seats; one++) deal(stage, (seat + 1 + one) % stage.seats, 4, one * 60);
        break;
      case 'drew':
        deal(stage, seat, 1, delay);
        break;
      case 'dug':
      case 'took':
        deal(stage, seat, number(event, 'count'), delay);
        delay += 80;
        break;
      case 'gave':
        for (let i = 0; i < number(event, 'count'); i++) {
          void stage.flights.send(
            null,
            place(stage, number(event, 'from')),
            place(stage, number(event, 'to')),
            delay + i * 80,
          );
        }
        break;
    }
  }
}
