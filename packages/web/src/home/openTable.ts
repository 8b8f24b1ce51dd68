import type { SeatCredentials } from '@tasovka/protocol';
import { calmOptions } from '../games/index.ts';
import { createTable, whyFailed } from '../lib/api.ts';
import { introduce } from '../lib/me.ts';
import { router } from '../lib/router.svelte.ts';
import { type Brought, bringSetting } from '../lib/setting.ts';
import { tabStorage } from '../lib/storage.ts';
import { say } from '../words/speech.ts';

/** Opens a table and goes there; says in words why that did not work. */
export async function openTable(
  game: string,
  setting?: Brought,
  withBots = false,
  prepare?: (seat: SeatCredentials) => Promise<unknown>,
): Promise<string | null> {
  introduce(say.now.home.nicknames);
  try {
    const seat = await createTable(game);
    const { code } = seat;
    await prepare?.(seat);
    if (withBots) tabStorage.write('bots', code);
    bringSetting(code, setting ?? { options: calmOptions(game), players: 0 });
    router.go(`/t/${code}`);
    return null;
  } catch (error) {
    return say.now.net.httpReasons[whyFailed(error)] ?? say.now.app.loadFailed;
  }
}
