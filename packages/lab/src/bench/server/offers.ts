import type { BenchSeat } from './seat.ts';

interface Offer {
  readonly type: string;
  readonly fields: Readonly<
    Record<string, readonly unknown[] | { readonly lowest?: number; readonly from?: readonly unknown[] }>
  >;
  readonly unprompted?: true;
}

/** What a player of the real game must remember. */
export interface Player {
  offers: readonly Offer[];
}

export const playerAt = (seat: BenchSeat): Player => seat.memory as Player;

/** The offers in an update, the one thing a player here needs of it: it is the servers that are compared. */
export function readOffers(seat: BenchSeat, text: string): void {
  const field = text.indexOf('"offers":[');
  if (field < 0) return;
  const start = field + '"offers":'.length;
  let end = start;
  let depth = 0;
  do {
    const sign = text.charCodeAt(end++);
    if (sign === 0x5b) depth++;
    else if (sign === 0x5d) depth--;
  } while (depth > 0);
  playerAt(seat).offers = JSON.parse(text.slice(start, end));
}

/** Any of what an offer stands for: as careless players would keep a real game going. */
function anyOf(offer: Offer): object {
  const action: Record<string, unknown> = { type: offer.type };
  for (const [field, choice] of Object.entries(offer.fields)) {
    if (Array.isArray(choice)) action[field] = choice[Math.floor(Math.random() * choice.length)];
    else if ('lowest' in choice) action[field] = choice.lowest;
    else if ('from' in choice) action[field] = [];
  }
  return action;
}

/** The first seat that may move does; null where nobody may at the moment. */
export function nextMove(seats: readonly BenchSeat[]): { readonly seat: BenchSeat; readonly action: object } | null {
  for (const seat of seats) {
    const all = playerAt(seat).offers;
    const offers = all.filter(({ unprompted, type }) => unprompted === undefined && type !== 'draw');
    const offer = offers[Math.floor(Math.random() * offers.length)] ?? all.find(({ type }) => type === 'draw');
    if (offer) return { seat, action: anyOf(offer) };
  }
  return null;
}
