import { allGames } from '@tasovka/games/all';
import { describe, expect, it } from 'vitest';
import { stepsIn, tagsOf } from '../src/art/common/artRenderer/read.ts';
import { isShape } from '../src/art/common/artRenderer/shapes.ts';
import { drawPortrait } from '../src/art/common/avatars.ts';
import { COLOURS } from '../src/art/common/palette.ts';
import { pattern } from '../src/art/common/patterns.ts';
import { lolBack } from '../src/art/lol/back.ts';
import { lolFace } from '../src/art/lol/faces.ts';
import { drawDarkCard } from '../src/art/spyfall/darkCard.ts';
import { drawDial } from '../src/art/spyfall/dial.ts';
import { swintusBack } from '../src/art/swintus/back.ts';
import { swintusFace } from '../src/art/swintus/faces.ts';
import { botFaces, faces } from '../src/lib/faces.ts';

/** What the renderer draws; at anything else it gives up, and the page has to do the work. */
const groups = ['svg', 'g', 'clipPath', 'text'];
const moves = ['translate', 'rotate', 'scale', 'skewX'];

function strange(drawing: string): string[] {
  return [...tagsOf(drawing)].flatMap(({ name, attributes }) => [
    ...(isShape(name) || groups.includes(name) ? [] : [name]),
    ...stepsIn(attributes.get('transform') ?? '')
      .map(([step]) => step)
      .filter((step) => !moves.includes(step)),
  ]);
}

const cards = (game: string): readonly string[] => allGames[game]?.names ?? [];
const parts = (face: object): string => Object.values(face).join('');

describe('the renderer can draw', () => {
  it('every card', () => {
    expect(cards('swintus').length).toBeGreaterThan(50);
    expect(cards('lol').length).toBeGreaterThan(50);
    for (const card of cards('swintus')) expect(strange(parts(swintusFace(card))), card).toEqual([]);
    for (const card of cards('lol')) expect(strange(parts(lolFace(card))), card).toEqual([]);
    for (const suit of [...COLOURS, 'grey'] as const) expect(strange(pattern(suit)), suit).toEqual([]);
    for (const { name, drawing } of [swintusBack, lolBack]) expect(strange(drawing), name).toEqual([]);
  });

  it('every face', () => {
    for (const name of [...faces, ...botFaces, 'piglet', 'hog', 'boar'] as const)
      for (const mood of [undefined, 'happy', 'shocked', 'sneaky'] as const)
        expect(strange(drawPortrait(name, mood)), `${mood} ${name}`).toEqual([]);
  });

  it('the dial of the time machine and the dark card', () => {
    expect(strange(drawDial())).toEqual([]);
    expect(strange(drawDarkCard())).toEqual([]);
  });

  it('and says what it cannot', () => {
    expect(strange('<g transform="perspective(3)"><image href="pig.png"/></g>')).toEqual(['perspective', 'image']);
  });

  it('and reads what is written, with where it stands', () => {
    const [tag] = tagsOf('<text x="88" dy="1 -2">Шп&amp;он &lt;3</text>');
    expect(tag?.text).toBe('Шп&он <3');
    expect(tag?.attributes.get('dy')).toBe('1 -2');
  });
});
