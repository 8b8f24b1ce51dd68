import type { JsonObject } from '@tasovka/kernel';
import type { Component } from 'svelte';
import { appGameOf, seatsOf } from '../games/index.ts';
import type { Session } from '../table/session.svelte.ts';
import type { RoundWords } from '../words/ru/round.ts';
import { withSpyWords } from '../words/speech.ts';
import type { RoundWire } from './roundWire.svelte.ts';

export type Variant = 'classic' | 'duo' | 'trio' | 'team';

export interface RoundChoice {
  readonly variant: Variant | null;
  readonly minutes: number;
  readonly rounds: number;
}

interface RoundGame {
  readonly least: number;
  readonly most: number;
  /** So many lines for names stand there at first. */
  readonly usual: number;
  options(choice: RoundChoice): JsonObject;
  loadScreen(): Promise<{ readonly default: Component<RoundScreenProps> }>;
}

export interface RoundScreenProps {
  session: Session;
  wire: RoundWire;
  t: RoundWords;
}

const minute = 60_000;
const hour = 60 * minute;

/** People talk, and raise their hands when they like: no vote runs out while somebody counts. */
const spyfall: RoundGame = {
  least: 2,
  most: 10,
  usual: 4,
  options: ({ variant, minutes, rounds }) => ({
    talk: 'voice',
    voteMs: hour,
    lookMs: 0,
    ...(variant && { variant }),
    ...(variant !== 'team' && {
      roundMs: Math.min(30, Math.max(1, minutes || 8)) * minute,
      rounds: Math.min(10, Math.max(1, rounds || 3)),
    }),
  }),
  loadScreen: () => withSpyWords(import('./SpyRound.svelte')),
};

/** People are around one table and judge each other (AC-2); whoever holds the phone is not hurried. */
const cards = (game: string): RoundGame => ({
  least: Math.max(2, seatsOf(game).min),
  most: 4,
  usual: Math.max(2, seatsOf(game).min),
  options: () => ({ ...appGameOf(game).paces?.[0]?.times, place: 'table' }),
  loadScreen: () => import('./HotSeat.svelte'),
});

export const roundGames = (game: string): RoundGame => (game === 'spyfall' ? spyfall : cards(game));

/** How so many can play, the usual way first. */
export function variantsFor(game: string, people: number): readonly Variant[] {
  if (game !== 'spyfall') return [];
  if (people === 2) return ['duo'];
  if (people === 3) return ['classic', 'trio'];
  if (people <= 6) return ['classic'];
  return people <= 8 ? ['classic', 'team'] : ['team'];
}
