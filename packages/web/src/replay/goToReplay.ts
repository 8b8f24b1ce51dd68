import { type RecordingSummary, roomApi } from '@tasovka/protocol';
import { seatAt } from '../lib/me.ts';
import { router } from '../lib/router.svelte.ts';
import { settings } from '../lib/settings.ts';
import { screens } from '../screens.ts';
import type { Session } from '../table/session.svelte.ts';
import { say } from '../words/speech.ts';
import { comeFrom } from './fetchReplay.ts';
import { loadReplayWords } from './replayWords.ts';

/** The matches of a table, the latest first. */
export async function recordingsOf({ code }: Session): Promise<readonly RecordingSummary[]> {
  const token = seatAt(code)?.token;
  return token === undefined ? [] : (await roomApi.recordings('', code, token)).recordings;
}

/** What shows a replay comes while the podium is looked at: whoever asks for one waits for the match alone. */
export async function loadReplay(): Promise<void> {
  await Promise.all([screens.replay(), loadReplayWords(settings.language.value)]);
}

/** To the replay of the match that is on the table, or was last. */
export async function goToReplay(session: Session): Promise<void> {
  void loadReplay().catch(() => undefined);
  if (session.onDevice) {
    router.go(`/r/${session.code}`);
    return;
  }
  try {
    const found = (await recordingsOf(session)).find(({ match }) => match === session.table?.matches);
    if (!found) throw new Error('there is no recording');
    comeFrom(found.id, session.code);
    router.go(`/r/${found.id}`);
  } catch {
    session.complain(say.now.app.loadFailed);
  }
}
