import type { GameContext, Seat } from '@tasovka/kernel';
import type { Variant } from './options.ts';
import type { Dark, How } from './state.ts';

/** Open votes by seat: yes or no. */
export type Votes = { readonly [seat: string]: boolean };

/** SP-6: `location`, `role` and `spy` are each player's own secret; the spy's location and role are null. */
type Dealt = {
  readonly type: 'dealt';
  readonly round: number;
  readonly dealer: Seat;
  readonly variant: Variant;
  readonly dark: boolean;
  readonly captains: readonly [Seat, Seat] | null;
  readonly location?: string | null;
  readonly role?: string | null;
  readonly spy?: boolean;
};

type Talk =
  | { readonly type: 'asked'; readonly asker: Seat; readonly asked: Seat; readonly question: string | null }
  | { readonly type: 'answered'; readonly seat: Seat; readonly asker: Seat; readonly answer: string | null }
  /** SP-13: `seat` kept silent too long, and `next` asks now; `unanswered`: a question was waiting for them. */
  | { readonly type: 'passed-over'; readonly seat: Seat; readonly next: Seat; readonly unanswered: boolean };

type Voting =
  | { readonly type: 'accused'; readonly seat: Seat; readonly accused: Seat }
  | { readonly type: 'suspected'; readonly accused: Seat }
  | { readonly type: 'voted'; readonly seat: Seat; readonly guilty: boolean; readonly accused: Seat }
  /** `unanimous`: it carried. `majority`: though not by all votes (HR-10). */
  | {
      readonly type: 'vote-closed';
      readonly accused: Seat;
      readonly unanimous: boolean;
      readonly majority?: boolean;
      readonly votes: Votes;
    }
  | { readonly type: 'time-up' };

type Pointing =
  | { readonly type: 'pointed'; readonly seat: Seat; readonly at: Seat | Dark }
  | { readonly type: 'agreed'; readonly seat: Seat; readonly yes: boolean; readonly pointer: Seat }
  | { readonly type: 'agreement-closed'; readonly pointer: Seat; readonly unanimous: boolean; readonly votes: Votes };

type Teams =
  | { readonly type: 'named'; readonly seat: Seat; readonly first: Seat }
  | { readonly type: 'first'; readonly captain: Seat; readonly agreed: boolean }
  | { readonly type: 'questions'; readonly captain: Seat }
  | { readonly type: 'choice'; readonly captain: Seat; readonly agents: readonly Seat[] }
  | { readonly type: 'taken'; readonly captain: Seat; readonly seat: Seat }
  | { readonly type: 'declined'; readonly captain: Seat }
  | { readonly type: 'spy-revealed'; readonly spy: Seat; readonly captain: Seat | null };

/** In the team game `captain` is the one whose location the spy names. */
type Guessed = { readonly type: 'guessed'; readonly seat: Seat; readonly location: string; readonly captain?: Seat };

type RoundOver = {
  readonly type: 'round-over';
  readonly how: How;
  readonly winners: readonly Seat[];
  readonly points: readonly number[];
  readonly shown: Seat | Dark | null;
  readonly guesses: readonly string[];
  readonly spy: Seat | Dark;
  /** HR-9: the other spy. */
  readonly second?: Seat;
  readonly locations: readonly string[];
  readonly roles: readonly (string | null)[];
  readonly darkCard: string | null;
};

/** Everything that can happen in a round, as players are told it. */
export type SpyfallEvent = Dealt | Talk | Voting | Pointing | Teams | Guessed | RoundOver;

export type Context = GameContext<SpyfallEvent>;
