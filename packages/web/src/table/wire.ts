import type { GameEvent } from '@tasovka/kernel';
import {
  type Answer,
  connect,
  type Listener,
  type PackView,
  type RoomConnection,
  roomApi,
  type WholePack,
} from '@tasovka/protocol';

/** An answer to a move. Told: it is not made, and who says why has said so already. */
export type Reply = Answer | { readonly t: 'told' };

/** What a session needs of the other end, be it a server far away, or a table, a lesson or a replay on this very device. */
export type Wire = Pick<RoomConnection, 'chat' | 'table' | 'say' | 'react' | 'signal' | 'close'> & {
  act(...move: Parameters<RoomConnection['act']>): Promise<Reply>;
  readonly clock: Pick<RoomConnection['clock'], 'now'>;
  /** The way to a table's own things; a lesson has none. */
  readonly packs?: Packs;
  /** What is said to the others in the call. */
  voice?(...message: Parameters<RoomConnection['voice']>): boolean;
  /** The table is on this device: nobody else can come to it. */
  readonly onDevice?: true;
  /** Several people share this screen: whoever holds it may do what the host may, and is told the match as their seat was. */
  readonly shared?: { told(): readonly GameEvent[] };
};

export interface Packs {
  read(): Promise<WholePack>;
  bring(pack: unknown): Promise<PackView>;
  drop(): Promise<void>;
}

export type OpenWire = (on: Listener) => Wire;

/** The seat that a token opens, on the server this page came from. */
export const serverWire =
  (room: string, token: string): OpenWire =>
  (on) => {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const packs: Packs = {
      read: () => roomApi.pack('', room, token),
      bring: (pack) => roomApi.bringPack('', room, token, pack),
      drop: () => roomApi.dropPack('', room, token),
    };
    return Object.assign(connect({ url: `${scheme}://${location.host}/socket`, room, token, on }), { packs });
  };
