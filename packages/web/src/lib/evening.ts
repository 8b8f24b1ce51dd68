import { isObject, type Json, type JsonObject } from '@tasovka/kernel';
import { deviceStorage } from './storage.ts';

/** How this device's tables were last set, game by game: the next evening may begin where the last one was. */
function evenings(): JsonObject {
  try {
    const kept: Json = JSON.parse(deviceStorage.read('evenings') ?? 'null');
    return isObject(kept) ? kept : {};
  } catch {
    return {};
  }
}

export const keepEvening = (game: string, options: JsonObject): void =>
  deviceStorage.write('evenings', JSON.stringify({ ...evenings(), [game]: options }));

export function lastEvening(game: string): JsonObject | null {
  const options = evenings()[game];
  return isObject(options) && Object.keys(options).length > 0 ? options : null;
}
