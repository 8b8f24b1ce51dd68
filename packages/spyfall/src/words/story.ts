import type { Cast, Seat, SettledEvent } from '@tasovka/kernel';
import type { SpyfallEvent } from '../event.ts';

/** How the people and places of an event are called. */
export interface Voice {
  who(seat: Seat): string;
  isMe(seat: Seat): boolean;
  thing(name: string): string;
}

type Told = SpyfallEvent | SettledEvent;
type ToldAs<T extends Told['type']> = Extract<Told, { type: T }>;

/** A sentence for everything that happens; a missing one is a type error. */
export type Story = { readonly [T in Told['type']]: (event: ToldAs<T>, voice: Voice) => string };

const tell = <T extends Told['type']>(story: Story, type: T, event: ToldAs<T>, voice: Voice): string =>
  story[type](event, voice);

export function sayEvent(story: Story, event: Told, cast: Cast, thing: (name: string) => string): string {
  const voice = { who: (seat: Seat) => cast.name(seat), isMe: (seat: Seat) => seat === cast.me, thing };
  return tell(story, event.type, event, voice);
}

/** Each player's points of the round, such as «Аня +2»; empty where nobody has any. */
export const gains = ({ roundScores }: SettledEvent, { who }: Voice): string =>
  (roundScores ?? [])
    .flatMap((own, seat) => (own === 0 ? [] : `${who(seat)} ${own > 0 ? '+' : '−'}${Math.abs(own)}`))
    .join(', ');
