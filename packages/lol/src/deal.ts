import { dealHands, type FixedDeal, fixedDealCodec, grey, type Hand } from '@tasovka/cards';
import { has, nobody, type Standings } from '@tasovka/kernel';
import { box, colourOf, nameOf } from './box.ts';
import { ruleOf } from './cardRules/index.ts';
import { everyCard } from './deck.ts';
import type { Context } from './event.ts';
import { house } from './house/index.ts';
import type { Options } from './options.ts';
import type { MatchState } from './scores.ts';
import { handSize, type State } from './state.ts';
import { ordinaryTurn } from './tableActions.ts';

export const fixedDeal = fixedDealCodec(box.card);

/** LO-3: six cards each; the dealer's sixth is opened at once and acts as if the dealer had laid it. */
export function deal(
  { scores, out, dealer }: Standings<MatchState>,
  options: Options,
  ctx: Context,
  fixed?: FixedDeal,
): State {
  const seats = scores.length;
  const sizes = scores.map((_, seat) => (has(out, seat) ? 0 : seat === dealer ? handSize - 1 : handSize));
  checkRig(fixed, sizes);
  // The opened card is dealt like a hand of one, after those of the seats.
  const dealt = dealHands(
    box,
    [...everyCard(options)],
    fixed?.open === undefined ? [...sizes, 1] : sizes,
    ctx.chance,
    fixed,
  );
  const hands: Hand[] = dealt.hands.slice(0, seats);
  const open = fixed?.open ?? dealt.hands[seats]?.[0];
  if (open === undefined) throw new Error('there is no card to open');
  const state: State = {
    options,
    seats,
    out,
    hands,
    deck: dealt.deck,
    pile: [open],
    colour: colourOf[open] ?? grey,
    turn: dealer,
    thinking: ctx.now + options.lookMs,
    lookUntil: ctx.now + options.lookMs,
    phase: ordinaryTurn,
    owed: 0,
    silence: null,
    declared: nobody,
    catchable: nobody,
    playCount: 0,
  };
  ctx.emit?.({ type: 'dealt', dealer, open: nameOf(open) });
  ruleOf(open).resolve(state, dealer, open, {}, ctx);
  house.dealt(state, ctx);
  return state;
}

function checkRig(fixed: FixedDeal | undefined, sizes: readonly number[]): void {
  const given = fixed?.hands ?? [];
  if (given.length > sizes.length) throw new Error(`${given.length} hands for ${sizes.length} seats`);
  given.forEach((hand, seat) => {
    if (sizes[seat] === 0 && hand !== null && hand.length > 0)
      throw new Error(`seat ${seat} is out and holds no cards`);
  });
}
