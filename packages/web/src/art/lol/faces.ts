import type { CardKind } from '@tasovka/lol';
import type { CardArt } from '../common/card.ts';
import { kept } from '../common/kept.ts';
import { PAPER, SUITS, type Suit, suitOf } from '../common/palette.ts';
import { at, type Drawing, line, oval, shape, star, tube } from '../common/pen.ts';
import { numeral, plus, silence, wheel } from '../common/symbols.ts';
import { burst, jokerBurst } from './backdrop.ts';
import { numberArt } from './numbers.ts';
import { REACTIONS, type ReactionName } from './reactions.ts';

const smallCard = (turn: number): Drawing => at(0, 0, shape('M-14-20H14V20H-14Z', PAPER), turn);

const SYMBOLS: Record<ReactionName, Drawing> = {
  bah: shape(star(0, 0, 8, 28, 15), PAPER),
  ban: silence,
  pff:
    oval(0, 0, 19, 19, 'none', 'stroke-width="19"') +
    line('M-12 12L12-12', 19) +
    oval(0, 0, 19, 19, 'none', `stroke="${PAPER}" stroke-width="9"`) +
    line('M-12 12L12-12', 9, PAPER),
  bro: [0, 180].map((turn) => at(0, 0, tube('M-20-8H18M9-20L20-9', PAPER, 8, 11), turn)).join(''),
  ups: at(-7, 1, smallCard(-14)) + at(7, 0, smallCard(12) + line('M1-10L2 2M3 11V11.5', 6)),
  ha: plus(1),
  haha: plus(2),
  lol: plus(4),
  imho: oval(0, 0, 26, 26, PAPER) + wheel(18),
};

interface LolFace extends CardArt {
  /** Set on cards whose hero is a word. */
  kind?: ReactionName;
}

export const lolFace = kept(draw);

type Draw = (suit: Suit) => Omit<LolFace, 'suit'>;

const number =
  (value: number): Draw =>
  (suit) => ({
    index: numeral(`${value}`),
    backdrop: burst(SUITS[suit], 13 + value),
    art: '',
    front: numberArt(value, SUITS[suit]),
  });
const reaction =
  (kind: ReactionName): Draw =>
  (suit) => ({
    index: SYMBOLS[kind],
    backdrop: suit === 'grey' ? jokerBurst : burst(SUITS[suit], 9 + Object.keys(REACTIONS).indexOf(kind)),
    art: '',
    front: REACTIONS[kind],
    kind,
  });

/** A kind of card without a drawing is a type error. */
const drawings: Readonly<Record<CardKind, Draw>> = {
  0: number(0),
  1: number(1),
  2: number(2),
  3: number(3),
  4: number(4),
  5: number(5),
  6: number(6),
  7: number(7),
  8: number(8),
  9: number(9),
  bah: reaction('bah'),
  ban: reaction('ban'),
  pff: reaction('pff'),
  bro: reaction('bro'),
  ups: reaction('ups'),
  ha: reaction('ha'),
  haha: reaction('haha'),
  lol: reaction('lol'),
  imho: reaction('imho'),
};

const isKind = (kind: string): kind is `${CardKind}` => Object.hasOwn(drawings, kind);

function draw(card: string): LolFace {
  const [first = '', second = ''] = card.split('-');
  const suit = suitOf(first);
  const kind = suit === 'grey' ? first : second;
  if (!isKind(kind)) throw new Error(`No drawing for the card ${card}`);
  return { suit, ...drawings[kind](suit) };
}
