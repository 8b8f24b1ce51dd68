import type { Lines, SettledEvent, Voice } from '@tasovka/kernel';
import type { SpyfallEvent } from '../event.ts';

/** Stories are read over a shoulder: what is on one's own card is no part of them (SP-6). */
type Open<E> = E extends { readonly type: 'dealt' } ? Omit<E, 'location' | 'role' | 'spy'> : E;

/** The story, given how places are called: a table may have brought its own. */
export type Story = (thing: (name: string) => string) => Lines<Open<SpyfallEvent>>;

/** Each player's points of the round, such as «Аня +2»; empty where nobody has any. */
export const gains = ({ roundScores }: SettledEvent, { who }: Voice): string =>
  (roundScores ?? [])
    .flatMap((own, seat) => (own === 0 ? [] : `${who(seat)} ${own > 0 ? '+' : '−'}${Math.abs(own)}`))
    .join(', ');
