import { ApiError } from '@tasovka/protocol';
import type { Session } from '../table/session.svelte.ts';
import type { PlacesWords } from '../words/ru/places.ts';
import { say } from '../words/speech.ts';

type FileWords = PlacesWords['file'];

/** As the server bounds it; a larger file need not travel to be refused. */
const largest = 262_144;

/** Brings a file to the table; null, or why not in words. */
export async function bringFile(session: Session, file: File, t: FileWords): Promise<string | null> {
  if (file.size > largest) return t.reasons['too-large'] ?? null;
  let pack: unknown;
  try {
    pack = JSON.parse(await file.text());
  } catch (error) {
    return t.notJson(/line (\d+)/.exec(String(error))?.[1] ?? null);
  }
  return bringPack(session, pack, t);
}

/** The same for a pack that is at hand. */
export const bringPack = (session: Session, pack: unknown, t: FileWords): Promise<string | null> =>
  attempt(session, t, async () => session.packs?.bring(pack));

export const dropPack = (session: Session, t: FileWords): Promise<string | null> =>
  attempt(session, t, async () => session.packs?.drop());

async function attempt(session: Session, t: FileWords, call: () => Promise<unknown>): Promise<string | null> {
  try {
    await call();
    return null;
  } catch (error) {
    const { reason, at, fault } = error instanceof ApiError ? error.problem : { reason: 'unavailable' as const };
    const told = fault && session.words?.fault?.(at ?? '', fault);
    return told ?? t.reasons[reason] ?? say.now.net.tableReasons[reason] ?? reason;
  }
}
