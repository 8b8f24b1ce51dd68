import type { Seat } from '@tasovka/kernel';
import type { Stamp } from '../table/headline.ts';
import type { Words } from '../words/ru.ts';
import type { CardEvent } from './cardView.ts';
import type { Race } from './race.ts';

/** What a stamp depends on besides the event itself. */
export interface Scene {
  readonly game: string;
  readonly me: Seat | null;
  /** Somebody owed cards already: who owes them now got them from there. */
  readonly owed: number;
  readonly words: Words['moments']['stamps'];
}

const bad = (word: string, from?: Seat, to?: Seat): Stamp => ({ word, from, to, mood: 'bad' });
const good = (word: string, from: Seat, to?: Seat): Stamp => ({ word, from, to, mood: 'good' });

/** How many cards are owed after something has happened. The view that follows from it is drawn later than it is told. */
export function owedAfter(event: CardEvent, owed: number): number {
  if (event.type === 'owes') return event.count;
  return event.type === 'dealt' || (event.type === 'took' && event.cause === 'debt') ? 0 : owed;
}

/** The moments that are staged; `by` has just laid a card. A dark card is turned over in its own place (Reveal.svelte). */
export function stampOf(event: CardEvent, { game, me, owed, words }: Scene, by?: Seat): Stamp | null {
  switch (event.type) {
    case 'caught':
      return bad(words.caught[game] ?? '', event.by, event.seat);
    case 'wink-caught':
      return bad(words.winkCaught, event.by, event.seat);
    case 'winked':
      return event.atYou ? good(words.wink, event.seat) : null;
    case 'silence-broken':
    case 'spoke-up':
      return bad(words.silence, event.seat);
    case 'owes':
      // Whoever passes it on stands before the word, and whom it reaches behind it.
      return owed > 0 ? bad(words.debt(event.count), by, event.seat) : null;
    case 'etiquette':
      return event.card === 'shmunitet-6' ? good(words.immunity, event.seat, event.against) : null;
    case 'healed':
      return { ...good(words.healed, event.seat), cards: event.cards };
    case 'infected':
      return { ...bad(words.infected, event.by, event.seat), cards: event.cards };
    case 'dawdled':
      return bad(words.time, event.seat);
    case 'mistake':
      return bad(words.mistake, event.seat);
    case 'thrown':
      return event.hit ? good(words.hit, event.seat, event.target) : bad(words.miss, event.seat, event.target);
    case 'skipped':
      return bad(words.skipped, event.seat);
    case 'swapped':
      return good(words.swapped, event.seat, event.partner);
    case 'cleared':
      return good(words.innocent, event.seat);
    case 'slap-over':
      return race(event, me, words);
    default:
      return null;
  }
}

/** One's own place: nobody counts those who stand at the faces around the table. */
function race({ times, late }: Race, me: Seat | null, words: Scene['words']): Stamp | null {
  const raced = times.filter((ms) => ms !== null);
  if (raced.length === 0) return { word: words.asleep, mood: 'bad' };
  const mine = me === null ? null : (times[me] ?? null);
  if (me === null || mine === null) return null;
  return (late.includes(me) ? bad : good)(words.race(1 + raced.filter((ms) => ms < mine).length), me);
}
