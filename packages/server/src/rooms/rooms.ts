import type { NewRoom } from '@tasovka/protocol';
import type { Connection, RoomSession } from './connection.ts';
import type { RoomReply, RoomRequest } from './inbox/httpRequests.ts';

export interface Hello {
  readonly token: string;
  /** The last update this device has seen. */
  readonly seq?: number;
}

/** `outdated-node`: the room was begun by a newer version than this node's; another node can run it. */
export type ConnectFailure = 'no-such-room' | 'bad-token' | 'unavailable' | 'outdated-node';

/** All rooms, on whatever node they run. */
export interface Rooms {
  create(room: NewRoom, address?: string): Promise<RoomReply>;
  request(code: string, request: RoomRequest): Promise<RoomReply>;
  connect(code: string, hello: Hello, connection: Connection): Promise<RoomSession | ConnectFailure>;
}
