import { describe, expect, it } from 'vitest';
import { type Box, type Obstacle, placeBubble } from '../src/table/bubblePlacement.ts';

const screen: Box = { x: 8, y: 8, width: 344, height: 624 };
const size = { width: 330, height: 80 };
const overlaps = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
const inside = (a: Box): boolean => a.x >= screen.x && a.y >= screen.y && a.x + a.width <= 352 && a.y + a.height <= 632;

describe('a bubble next to what it speaks of', () => {
  it('never covers its target and never leaves the screen, wherever the target is', () => {
    for (let x = 0; x <= 300; x += 30) {
      for (let y = 0; y <= 580; y += 20) {
        const target = { x, y, width: 60, height: 60 };
        const box = placeBubble(target, size, screen, []);
        expect(overlaps(box, target), `${x} ${y}`).toBe(false);
        expect(inside(box), `${x} ${y}`).toBe(true);
      }
    }
  });

  it('leaves a button in sight that lies on the nearest place', () => {
    const target = { x: 20, y: 500, width: 300, height: 120 };
    const button: Obstacle = { box: { x: 100, y: 430, width: 140, height: 50 }, matters: 8 };
    expect(overlaps(placeBubble(target, size, screen, [button]), button.box)).toBe(false);
  });

  it('does not cut a word in two, even where that costs a little of a picture', () => {
    const target = { x: 20, y: 500, width: 300, height: 120 };
    const word: Obstacle = { box: { x: 100, y: 396, width: 140, height: 34 }, matters: 8, whole: true };
    const picture: Obstacle = { box: { x: 80, y: 200, width: 180, height: 120 }, matters: 3 };
    const keys: Obstacle = { box: { x: 20, y: 436, width: 300, height: 50 }, matters: 8 };
    expect(overlaps(placeBubble(target, size, screen, [word, picture, keys]), word.box)).toBe(false);
  });
});
