import { type Guest, limits } from './tableInput.ts';

/** Bots make room for people: a person finds no chair only where people sit on all of them. */
export const isFull = (players: readonly Pick<Guest, 'bot'>[], isForBot: boolean): boolean =>
  players.filter(({ bot }) => isForBot || bot === null).length >= limits.chairs;

/** Those who go where more sit than can play: the bots who came last. */
export function surplusBots(players: readonly Guest[], chairs: number): Guest[] {
  const surplus = players.length - chairs;
  return surplus > 0 ? players.filter(({ bot }) => bot !== null).slice(-surplus) : [];
}
