import type { Offer } from '@tasovka/protocol';
import { describe, expect, it } from 'vitest';
import { isOfAll, playable, standingOut } from '../src/cards/offers.ts';

const offer = (type: string, ...card: string[]): Offer => ({ type, rule: 'SW-10', fields: { card } });
const hand = ['red-1', 'red-1', 'blue-2', 'polisvin'];

describe('which cards of a hand stand out', () => {
  it('those that fit, where some do not', () => {
    expect([...standingOut([offer('play', 'red-1', 'polisvin')], hand)]).toEqual(['red-1', 'polisvin']);
  });

  it('none where anything may be laid: the hand rises as one', () => {
    const offers = [offer('play', 'red-1', 'blue-2'), offer('play', 'polisvin')];
    expect(standingOut(offers, hand).size).toBe(0);
    expect(isOfAll(playable(offers), hand)).toBe(true);
  });

  it('not what is offered with every card (SW-17), but what is offered with one of them meanwhile', () => {
    const tries = hand.map((card) => offer('intercept', card));
    expect(standingOut(tries, hand).size).toBe(0);
    expect([...standingOut([...tries, offer('etiquette', 'blue-2')], hand)]).toEqual(['blue-2']);
  });

  it('the copies one holds, though one holds nothing else', () => {
    expect([...standingOut([offer('intercept', 'red-1')], ['red-1', 'red-1'])]).toEqual(['red-1']);
  });
});
