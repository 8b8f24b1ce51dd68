import { loadWords } from '@tasovka/games';
import { type GameWords, isObject, type JsonObject } from '@tasovka/kernel';
import type { RoomView } from '@tasovka/protocol';
import { settings } from '../lib/settings.ts';

/** Words follow the game on the table, what it brought, and the language of this device. */
export class TableWords {
  now = $state.raw<GameWords | null>(null);
  private wanted = '';

  async follow({ game, options, pack }: RoomView['table'], things: JsonObject | null): Promise<void> {
    const language = settings.language.value;
    const packs = isObject(options) ? options.packs : undefined;
    const wanted = `${game}/${language}/${things ? pack?.mark : ''}/${packs ?? ''}`;
    if (wanted === this.wanted) return;
    this.wanted = wanted;
    const words = await loadWords(game, language, things, packs && options).catch(() => null);
    if (wanted === this.wanted) this.now = words;
  }
}
