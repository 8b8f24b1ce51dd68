import type { Seat } from '@tasovka/kernel';
import { type Gain, type Headline, headline, type Weight } from '../table/headline.ts';
import type { CardEvent } from './cardView.ts';
import { owedAfter, type Scene, stampOf } from './stamps.ts';

/**
 * What is told on the table itself, and how much it matters. 0: seen anyway, as a card that flies, a key that calls or a
 * row that tells it; the story has a sentence for it all the same.
 */
const weights: Readonly<Record<CardEvent['type'], 0 | Exclude<Weight, 3>>> = {
  dealt: 1,
  day: 1,
  'moves-again': 1,
  laid: 0,
  intercepted: 1,
  jumped: 1,
  drew: 1,
  dug: 2,
  passed: 0,
  'passed-on': 1,
  took: 2,
  owes: 2,
  declared: 1,
  'said-lol': 1,
  caught: 2,
  'named-colour': 1,
  'turned-round': 1,
  skipped: 2,
  'must-cover': 1,
  'kept-hand': 1,
  silence: 2,
  'silence-over': 1,
  'silence-broken': 2,
  'spoke-up': 2,
  'slap-on': 0,
  slapped: 0,
  'slap-over': 2,
  dawdled: 2,
  mistake: 2,
  swapped: 2,
  gave: 2,
  'must-give': 1,
  'gave-up': 1,
  'laid-dark': 0,
  'seems-won': 2,
  'turned-over': 2,
  trusted: 1,
  infected: 2,
  healed: 2,
  showed: 2,
  'bill-returned': 2,
  etiquette: 0,
  punished: 2,
  offended: 1,
  thrown: 2,
  counting: 2,
  counted: 1,
  winked: 2,
  'wink-caught': 2,
  'saw-nothing': 1,
  heard: 0,
  claimed: 0,
  disputed: 1,
  voted: 0,
  verdict: 0,
  cleared: 2,
  'round-won': 0,
  settled: 0,
};

/** What somebody takes cards for: its sentence says why, and the cards are counted beside it. */
const reasons: ReadonlySet<CardEvent['type']> = new Set<CardEvent['type']>([
  'caught',
  'dawdled',
  'mistake',
  'silence-broken',
  'spoke-up',
  'slap-over',
  'turned-over',
  'gave-up',
  'healed',
  'cleared',
]);

function gainsOf(event: CardEvent): readonly Gain[] {
  switch (event.type) {
    case 'took':
    case 'dug':
      return event.count > 0 ? [{ seat: event.seat, count: event.count }] : [];
    case 'gave':
      return [{ seat: event.to, count: event.count }];
    case 'punished':
      // The card of good manners is kept as well.
      return [{ seat: event.seat, count: event.count + 1 }];
    case 'infected':
      return [{ seat: event.seat, count: event.cards.length }];
    default:
      return [];
  }
}

/** Whoever an event is about: one's own losses and gains come before other people's. */
function isAbout(event: CardEvent, me: Seat | null): boolean {
  const seats: readonly unknown[] = ['seat', 'to', 'against', 'target', 'partner', 'owner']
    .filter((field) => field in event)
    .map((field) => (event as Readonly<Record<string, unknown>>)[field]);
  return me !== null && (seats.includes(me) || (event.type === 'slap-over' && event.late.includes(me)));
}

/** The story of a moment as headlines: penalties stand with what they are for. */
export function headlinesOf(
  events: readonly CardEvent[],
  tell: (event: CardEvent) => string | null,
  scene: Scene,
): readonly Headline[] {
  const told: Headline[] = [];
  let reason = -1;
  let by: Seat | undefined;
  let { owed } = scene;
  for (const event of events) {
    const now = { ...scene, owed };
    owed = owedAfter(event, owed);
    if (event.type === 'laid' || event.type === 'intercepted') by = event.seat;
    const why = told[reason];
    // Whoever takes a second time, as for a debt after their time was up, takes for something else.
    if (event.type === 'took' && why && why.gains.every(({ seat }) => seat !== event.seat)) {
      const mine = event.seat === scene.me;
      told[reason] = { ...why, weight: mine ? 3 : why.weight, gains: [...why.gains, ...gainsOf(event)] };
      continue;
    }
    const stamp = stampOf(event, now, by);
    // What is worth a stamp is worth a sentence.
    const weight = stamp ? 2 : (weights[event.type] ?? 0);
    const text = weight === 0 ? null : tell(event);
    if (weight === 0 || text === null) continue;
    const isMine = weight > 1 && isAbout(event, scene.me);
    if (reasons.has(event.type)) reason = told.length;
    told.push(headline(text, isMine ? 3 : weight, { gains: gainsOf(event), stamp }));
  }
  return told;
}
