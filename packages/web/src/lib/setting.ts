import { isObject, type Json, type JsonObject } from '@tasovka/kernel';
import { tabStorage } from './storage.ts';

/** A setting that somebody opened a table for: the lobby sets the table by it, once. */
export const bringSetting = (code: string, options: JsonObject): void =>
  tabStorage.write('setting', JSON.stringify({ code, options }));

export function takeSetting(code: string): JsonObject | null {
  // Only this tab writes here.
  const kept: Json = JSON.parse(tabStorage.read('setting') ?? 'null');
  if (!isObject(kept) || kept.code !== code || !isObject(kept.options)) return null;
  tabStorage.drop('setting');
  return kept.options;
}
