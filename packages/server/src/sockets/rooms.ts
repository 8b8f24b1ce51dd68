import type { NewRoom } from '@tasovka/protocol';
import type { Hello, NoEntry } from '../rooms/house.ts';
import type { Door, Line } from '../rooms/line.ts';
import type { Reply, Request } from '../rooms/lobby.ts';

/** All rooms there are, wherever they live. */
export interface Rooms {
  create(room: NewRoom): Promise<Reply>;
  ask(code: string, request: Request): Promise<Reply>;
  enter(code: string, hello: Hello, line: Line): Promise<Door | NoEntry>;
}
