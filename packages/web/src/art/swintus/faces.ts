import { SUITS, type Suit, suitOf } from '../common/palette.ts';
import type { Drawing } from '../common/pen.ts';
import { numeral } from '../common/symbols.ts';
import { ETIQUETTE, type EtiquetteName, etiquette } from './etiquette.ts';
import { numberArt } from './numbers.ts';
import { SCENES, type SceneName } from './scenes.ts';
import { SYMBOLS } from './symbols.ts';
import { vaccine, virus } from './zombie.ts';

export interface Face {
  suit: Suit;
  index: Drawing;
  sign?: Drawing;
  art: Drawing;
  front?: Drawing;
}

const faces = new Map<string, Face>();

/** Drawings are built once per card name and kept. */
export function swintusFace(card: string): Face {
  let face = faces.get(card);
  if (!face) {
    face = draw(card);
    faces.set(card, face);
  }
  return face;
}

const isScene = (kind: string): kind is SceneName => kind in SCENES;
const isEtiquette = (kind: string): kind is EtiquetteName => kind in ETIQUETTE;

function draw(card: string): Face {
  const [first = '', second = ''] = card.split('-');
  const suit = suitOf(first);
  const kind = suit === 'grey' ? first : second;
  const ink = SUITS[suit];
  if (/^\d$/.test(kind)) return { suit, index: numeral(kind), ...numberArt(Number(kind), ink) };
  if (isScene(kind)) return { suit, index: SYMBOLS[kind], ...SCENES[kind](ink) };
  if ((kind === 'virus' || kind === 'vaccine') && suit !== 'grey') {
    return { suit, index: SYMBOLS[kind], art: '', front: kind === 'virus' ? virus(suit) : vaccine(suit) };
  }
  if (isEtiquette(kind)) {
    const { sign, ...scene } = etiquette(kind);
    return { suit, index: numeral(second), sign, ...scene };
  }
  throw new Error(`No drawing for the card ${card}`);
}
