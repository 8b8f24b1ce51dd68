import { isObject, type Json, type JsonObject } from '@tasovka/kernel';
import { tabStorage } from './storage.ts';

/** How somebody wants a table that they opened to be set, and with how many that can be played at once. */
export interface Brought {
  readonly options: JsonObject;
  readonly players: number;
}

/** A setting that somebody opened a table for: the lobby sets the table by it, once. */
export const bringSetting = (code: string, { options, players }: Brought): void =>
  tabStorage.write('setting', JSON.stringify({ code, options, players }));

export function takeSetting(code: string): Brought | null {
  // Only this tab writes here.
  const kept: Json = JSON.parse(tabStorage.read('setting') ?? 'null');
  if (!isObject(kept) || kept.code !== code || !isObject(kept.options) || typeof kept.players !== 'number') return null;
  tabStorage.drop('setting');
  return { options: kept.options, players: kept.players };
}

/** Of the numbers of players that a setting can be played with, the nearest to the usual one. */
export const nearest = (playable: readonly number[], usual: number): number | undefined =>
  playable.find((seats) => playable.every((other) => Math.abs(seats - usual) <= Math.abs(other - usual)));
