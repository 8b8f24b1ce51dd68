import type { CardKind } from '@tasovka/swintus';
import type { CardArt } from '../common/card.ts';
import { kept } from '../common/kept.ts';
import { type Colour, SUITS, type Suit, suitOf } from '../common/palette.ts';
import { numeral } from '../common/symbols.ts';
import { type EtiquetteName, etiquette } from './etiquette.ts';
import { numberArt } from './numbers.ts';
import { SCENES, type SceneName } from './scenes.ts';
import { SYMBOLS } from './symbols.ts';
import { vaccine, virus } from './zombie.ts';

export const swintusFace = kept(draw);

type Draw = (suit: Suit) => Omit<CardArt, 'suit'>;

const number =
  (value: number): Draw =>
  (suit) => ({ index: numeral(`${value}`), ...numberArt(value, SUITS[suit]) });
const scene =
  (name: SceneName): Draw =>
  (suit) => ({ index: SYMBOLS[name], ...SCENES[name](SUITS[suit]) });
const polite = (name: EtiquetteName, value: number): Draw => {
  return () => ({ index: numeral(`${value}`), ...etiquette(name) });
};
const infection =
  (name: 'virus' | 'vaccine', suit: Colour): Draw =>
  () => ({ index: SYMBOLS[name], art: '', front: name === 'virus' ? virus(suit) : vaccine(suit) });

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
  hapyozh: scene('hapyozh'),
  tihohryun: scene('tihohryun'),
  hlopkopyt: scene('hlopkopyt'),
  perehryuk: scene('perehryuk'),
  svinorot: scene('svinorot'),
  temnodel: scene('temnodel'),
  polisvin: scene('polisvin'),
  'shtul-0': polite('shtul', 0),
  'shshalun-1': polite('shshalun', 1),
  'shshevelis-2': polite('shshevelis', 2),
  'shshtol-3': polite('shshtol', 3),
  'shinkognito-4': polite('shinkognito', 4),
  'shmotrun-5': polite('shmotrun', 5),
  'shmunitet-6': polite('shmunitet', 6),
  'shshto-7': polite('shshto', 7),
  'shshuriken-7': polite('shshuriken', 7),
  'red-virus': infection('virus', 'red'),
  'green-virus': infection('virus', 'green'),
  'yellow-virus': infection('virus', 'yellow'),
  'blue-virus': infection('virus', 'blue'),
  'red-vaccine': infection('vaccine', 'red'),
  'green-vaccine': infection('vaccine', 'green'),
  'yellow-vaccine': infection('vaccine', 'yellow'),
  'blue-vaccine': infection('vaccine', 'blue'),
};

const isKind = (kind: string): kind is `${CardKind}` => Object.hasOwn(drawings, kind);

/** A card is drawn as itself, or as its kind in its colour. */
function draw(card: string): CardArt {
  const [first = '', second = ''] = card.split('-');
  const suit = suitOf(first);
  const kind = isKind(card) ? card : second;
  if (!isKind(kind)) throw new Error(`No drawing for the card ${card}`);
  return { suit, ...drawings[kind](suit) };
}
