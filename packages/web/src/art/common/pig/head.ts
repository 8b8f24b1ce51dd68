import { type Drawing, flat, line, oval, shape, spot } from '../pen.ts';
import { HATS, type HatName } from './hats.ts';
import { face, type MoodName } from './moods.ts';
import { SKINS, type Skin, type SkinName } from './skin.ts';

export type Ears = 'up' | 'flop' | 'one' | 'none';

export interface HeadPose {
  mood?: MoodName;
  skin?: SkinName;
  ears?: Ears;
  hat?: HatName;
  /** Drawn over the face: glasses, moustache, tusks. */
  wears?: Drawing;
}

const EAR_UP = 'M-46-26C-62-42-68-66-60-76-46-78-26-66-18-50Z';
const EAR_UP_IN = 'M-46-38C-54-48-57-60-54-67-46-67-36-60-30-51Z';
const EAR_FLOP = 'M-24-52C-40-66-64-62-72-44-76-32-74-20-68-14-58-18-48-26-42-34Z';
const EAR_FLOP_IN = 'M-46-50C-58-50-66-42-67-30-62-32-54-38-48-44Z';
const SKULL = 'M-45-12C-49-44-24-57 2-56 29-55 49-43 46-10 62 3 64 42 31 53 12 59-14 59-30 53-63 42-61 4-45-12Z';
const JOWL =
  'M44-20C47-16 46-12 46-10 62 3 64 42 31 53 12 59-14 59-30 53-36 51-42 47-46 42-20 52 26 48 40 22 44 10 44-6 44-20Z';
const SNOUT = 'M-27 13C-28-2-14-8 2-8 19-8 33-1 32 13 31 27 18 32 3 32-13 32-26 27-27 13Z';

const ear = (drooping: boolean, mirrored: boolean, skin: Skin): Drawing => {
  const both = drooping
    ? shape(EAR_FLOP, skin.base) + flat(EAR_FLOP_IN, skin.shade)
    : shape(EAR_UP, skin.base) + flat(EAR_UP_IN, skin.snout);
  return mirrored ? `<g transform="scale(-1 1)">${both}</g>` : both;
};

/** A pig's head around the origin, about 124 × 130 with ears. */
export function head({ mood = 'smug', skin = 'pink', ears = 'up', hat, wears = '' }: HeadPose = {}): Drawing {
  const tone = SKINS[skin];
  const [behind, above] = hat ? HATS[hat] : ['', ''];
  const earsDrawn =
    ears === 'none' ? '' : ear(ears === 'flop', false, tone) + ear(ears === 'flop' || ears === 'one', true, tone);
  return (
    behind +
    earsDrawn +
    shape(SKULL, tone.base) +
    flat(JOWL, tone.shade) +
    line(SKULL) +
    line('M-36-30C-33-38-28-43-22-46', 5, '#FFFFFF99') +
    spot(-42, 16, 9, 6, tone.snout) +
    spot(44, 15, 8, 6, tone.snout) +
    shape(SNOUT, tone.snout) +
    line('M-17 2C-13-1-7-2-2-2', 4, '#FFFFFF88') +
    oval(-8, 12, 4.5, 7, tone.dark, 'stroke="none" transform="rotate(8 -8 12)"') +
    oval(14, 12, 4.5, 7, tone.dark, 'stroke="none" transform="rotate(-8 14 12)"') +
    face(mood, tone) +
    wears +
    above
  );
}
