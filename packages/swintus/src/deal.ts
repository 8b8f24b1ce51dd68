import { type Card, dealHands, type FixedDeal, fixedDealCodec, grey } from '@tasovka/cards';
import { neighbour, nobody, type Standings } from '@tasovka/kernel';
import { box, colourOf, familyOf } from './box.ts';
import { everyCard } from './deck.ts';
import { freshEtiquette } from './etiquette/offences.ts';
import type { Context } from './event.ts';
import { house } from './house/index.ts';
import type { Options } from './options.ts';
import { moleBills } from './scores.ts';
import { handSize, type State } from './state.ts';
import { ordinaryTurn } from './tableActions.ts';

export const fixedDeal = fixedDealCodec(box.card);

/** What a match carries from round to round besides points. */
export interface MatchState {
  readonly bills: readonly number[];
}

/** SW-4: eight cards each; the next card is opened; the player after the dealer moves first. */
export function deal(standings: Standings<MatchState>, options: Options, ctx: Context, fixed?: FixedDeal): State {
  const seats = standings.scores.length;
  const dealt = dealHands(box, [...everyCard(options)], Array<number>(seats).fill(handSize), ctx.chance, fixed);
  const open = openCard(dealt.deck, dealt.open, ctx);
  const first = neighbour(standings.dealer, 1, seats);
  const bills = [...standings.matchState.bills];
  ctx.emit?.({ type: 'dealt', dealer: standings.dealer, open: box.nameOf(open) });
  const state: State = {
    options,
    seats,
    hands: dealt.hands,
    deck: dealt.deck,
    pile: [open],
    removed: [],
    colour: colourOf[open] ?? grey,
    direction: 1,
    turn: first,
    promised: null,
    thinking: ctx.now + options.lookMs,
    lookUntil: ctx.now + options.lookMs,
    phase: ordinaryTurn,
    owed: 0,
    silence: null,
    declared: nobody,
    catchable: nobody,
    playCount: 0,
    interceptable: false,
    bills,
    molesLeft: options.sets.includes('moles') ? moleBills - bills.reduce((sum, of) => sum + of, 0) : 0,
    mayReturn: null,
    etiquette: options.sets.includes('etiquette') ? freshEtiquette(seats) : null,
  };
  house.dealt(state, ctx);
  return state;
}

/** SW-5: a virus or vaccine never stays on the pile: back into the deck at a random place, and another is opened. */
function openCard(deck: Card[], wanted: Card | undefined, ctx: Context): Card {
  let open = wanted ?? takeTop(deck);
  while (familyOf[open] === 'infection') {
    const next = takeTop(deck);
    deck.splice(ctx.chance.below(deck.length + 1), 0, open);
    open = next;
  }
  return open;
}

function takeTop(deck: Card[]): Card {
  const top = deck.pop();
  if (top === undefined) throw new Error('there is no card to open');
  return top;
}
