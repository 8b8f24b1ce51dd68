import type { JsonObject, Language } from '@tasovka/kernel';
import { ApiError, roomApi } from '@tasovka/protocol';
import { createTable } from '../lib/api.ts';
import { introduce } from '../lib/me.ts';
import { router } from '../lib/router.svelte.ts';
import type { PlacesWords } from '../words/ru/places.ts';
import { say } from '../words/speech.ts';
import { loadPlacesWords } from './placesWords.ts';

/** Why a trip failed, in words. */
export async function whyNot(error: unknown, t: PlacesWords, language: Language): Promise<string> {
  const { reason, at, fault } = error instanceof ApiError ? error.problem : { reason: 'unavailable' as const };
  const { loadWords } = await import('@tasovka/games');
  const told = fault && (await loadWords('spyfall', language).catch(() => null))?.fault?.(at ?? '', fault);
  return told ?? t.reasons[reason] ?? say.now.net.tableReasons[reason] ?? say.now.net.httpReasons[reason] ?? reason;
}

/** Opens a table of «Шпион» that plays with a pack; null, or why not. */
export async function playWith(pack: unknown, language: Language): Promise<string | null> {
  introduce(say.now.home.nicknames);
  try {
    const { code, token } = await createTable('spyfall');
    await roomApi.bringPack('', code, token, pack);
    router.go(`/t/${code}`);
    return null;
  } catch (error) {
    return whyNot(error, await loadPlacesWords(language), language);
  }
}

/** Puts a pack on the server's shelf. */
export const sharePack = async (pack: unknown): Promise<string> =>
  (await roomApi.sharePack('', { game: 'spyfall', pack: pack as JsonObject })).code;

export function download(pack: unknown, name: string): null {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([`${JSON.stringify(pack, null, 2)}\n`], { type: 'application/json' }));
  link.download = `${name.replace(/[^\p{L}\p{N}]+/gu, '-').slice(0, 40) || 'pack'}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  return null;
}
