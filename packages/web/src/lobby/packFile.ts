import { ApiError } from '@tasovka/protocol';
import type { Session } from '../table/session.svelte.ts';
import { say } from '../words/speech.ts';

/** As the server bounds it; a larger file need not travel to be refused. */
const largest = 262_144;

/** Brings a file to the table; null, or why not in words. */
export async function bringFile(session: Session, file: File): Promise<string | null> {
  const t = say.now.pack;
  if (file.size > largest) return t.reasons['too-large'] ?? null;
  let pack: unknown;
  try {
    pack = JSON.parse(await file.text());
  } catch (error) {
    return t.notJson(/line (\d+)/.exec(String(error))?.[1] ?? null);
  }
  return bringPack(session, pack);
}

/** The same for a pack that is at hand. */
export const bringPack = (session: Session, pack: unknown): Promise<string | null> =>
  attempt(session, async () => session.packs?.bring(pack));

export const dropPack = (session: Session): Promise<string | null> =>
  attempt(session, async () => session.packs?.drop());

async function attempt(session: Session, call: () => Promise<unknown>): Promise<string | null> {
  try {
    await call();
    return null;
  } catch (error) {
    const { reason, at, fault } = error instanceof ApiError ? error.problem : { reason: 'unavailable' as const };
    const told = fault && session.words?.fault?.(at ?? '', fault);
    return told ?? say.now.pack.reasons[reason] ?? say.now.net.tableReasons[reason] ?? reason;
  }
}
