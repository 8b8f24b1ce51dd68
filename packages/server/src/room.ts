/**
 * A room without the machine around it: no Node, no network, no disk. Servers run it, and so does the app, in a worker on
 * a phone without a connection. Whatever is exported here is compiled for browsers as well.
 */
export { randomBot } from './bots/randomBot.ts';
export type { Connection, RoomMessage } from './rooms/connection.ts';
export { usualAllowances } from './rooms/inbox/allowances.ts';
export type { LogCommit, LogWriter } from './rooms/log/logWriter.ts';
export { ReplayedLog } from './rooms/log/replayedLog.ts';
export { restoreRoom } from './rooms/log/restore.ts';
export { RoomState } from './rooms/log/roomState.ts';
export { missedEvents } from './rooms/outbox/missedEvents.ts';
export { newGuestId } from './rooms/randomIds.ts';
export { replayMatch } from './rooms/recordings/replayMatch.ts';
export { framesOf, unnamed, withoutNames } from './rooms/recordings/toldFrames.ts';
export { Room } from './rooms/room.ts';
export type { RoomServices } from './rooms/services.ts';
export type { History, NewRow, Row } from './storage/store.ts';
