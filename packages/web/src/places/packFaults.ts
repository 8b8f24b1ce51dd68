import type { Language, Parsed } from '@tasovka/kernel';
import { isPlainPack } from '@tasovka/protocol';
import { type Pack, packCodec, readPack } from '@tasovka/spyfall/pack';
import type { PlacesWords } from '../words/ru/places.ts';

type Read = { readonly ok: true; readonly value: Pack } | { readonly ok: false; readonly error: string };

/** As the server bounds it; a larger file need not travel to be refused. */
const largest = 262_144;

/** What is wrong with a pack, as the game says it, or the server, which takes no text that hides something. */
export async function tellFault(read: Parsed<Pack>, language: Language, { file: t }: PlacesWords): Promise<Read> {
  if (read.ok && isPlainPack(packCodec.write(read.value))) return read;
  if (read.ok) return { ok: false, error: t.reasons['hostile-text'] ?? '' };
  const { loadWords } = await import('@tasovka/games');
  const words = await loadWords('spyfall', language).catch(() => null);
  return { ok: false, error: (read.fault && words?.fault?.(read.at, read.fault)) ?? read.error };
}

/** A file of places, or what is wrong with it in words. */
export async function readFile(file: File, language: Language, words: PlacesWords): Promise<Read> {
  const t = words.file;
  if (file.size > largest) return { ok: false, error: t.reasons['too-large'] ?? '' };
  try {
    return await tellFault(readPack(JSON.parse(await file.text())), language, words);
  } catch (error) {
    return { ok: false, error: t.notJson(/line (\d+)/.exec(String(error))?.[1] ?? null) };
  }
}
