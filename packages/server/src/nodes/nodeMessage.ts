import type { Latency, RoomMessage } from '../rooms/connection.ts';
import type { RoomReply, RoomRequest } from '../rooms/inbox/httpRequests.ts';
import type { ConnectFailure, Hello } from '../rooms/rooms.ts';

/** What nodes send each other. `connection` is an id on the node that has the socket; the owner adds that node's name. */
export type NodeMessage =
  | {
      readonly kind: 'connect';
      readonly connection: string;
      readonly openedAt: number;
      readonly code: string;
      readonly hello: Hello;
      readonly latency: Latency;
    }
  | {
      readonly kind: 'message';
      readonly connection: string;
      readonly message: RoomMessage;
      readonly latency: Latency;
    }
  | { readonly kind: 'left'; readonly connection: string }
  /** All connections the sender has to this node. Those that are unknown here must rejoin. */
  | { readonly kind: 'connections'; readonly connections: readonly string[] }
  | { readonly kind: 'connected'; readonly connection: string; readonly result: 'ok' | ConnectFailure }
  | { readonly kind: 'send'; readonly connection: string; readonly text: string }
  | { readonly kind: 'close'; readonly connection: string; readonly code: number }
  | { readonly kind: 'rejoin'; readonly connection: string }
  | { readonly kind: 'request'; readonly id: number; readonly code: string; readonly request: RoomRequest }
  | { readonly kind: 'reply'; readonly id: number; readonly reply: RoomReply };
