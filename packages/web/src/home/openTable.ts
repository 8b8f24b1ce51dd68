import { createTable, whyFailed } from '../lib/api.ts';
import { introduce } from '../lib/me.ts';
import { router } from '../lib/router.svelte.ts';
import { tabStorage } from '../lib/storage.ts';
import { say } from '../words/speech.ts';

/** Opens a table and goes there; says in words why that did not work. */
export async function openTable(game: string, withBots: boolean): Promise<string | null> {
  introduce(say.now.home.nicknames);
  try {
    const { code } = await createTable(game);
    if (withBots) tabStorage.write('bots', code);
    router.go(`/t/${code}`);
    return null;
  } catch (error) {
    return say.now.net.httpReasons[whyFailed(error)] ?? say.now.app.loadFailed;
  }
}
