import type { PushRequest, RoomReply } from '../rooms/inbox/httpRequests.ts';
import type { RoomState } from '../rooms/log/roomState.ts';
import { hashOf } from '../rooms/secrets.ts';
import type { TableBell } from './tableBell.ts';

/** The room is not woken for it. */
export async function answerPush(
  bell: TableBell | null,
  code: string,
  { keys }: RoomState,
  request: PushRequest,
): Promise<RoomReply> {
  if (request.kind === 'stop-push') {
    return (await bell?.stop(code, request.endpoint)) ? { ok: true } : { reason: 'bad-token' };
  }
  const guest = keys.get(hashOf(request.token));
  if (guest === undefined) return { reason: 'bad-token' };
  if (request.kind === 'push-state') return bell ? bell.state(code, guest) : { key: null, on: false };
  if (!bell) return { reason: 'push-off' };
  if (request.kind === 'unsubscribe') await bell.unsubscribe(code, guest);
  else if (!(await bell.subscribe(code, guest, request.subscriber))) return { reason: 'unknown-push-service' };
  return { ok: true };
}
