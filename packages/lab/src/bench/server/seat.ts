import type { PlainSocket } from './socket.ts';

/** One connection of the generator, as the adapters see it. */
export interface BenchSeat {
  readonly seat: number;
  socket: PlainSocket;
  /** What an adapter must remember of this seat. */
  memory: unknown;
}

/** How the generator speaks to one kind of server. */
export interface Adapter {
  /** Makes a room for so many and says at which address each seat connects. */
  prepare(
    port: number,
    room: number,
    seats: number,
  ): Promise<readonly { readonly path: string; readonly memory?: unknown }[]>;
  opened(seat: BenchSeat): void;
  heard(seat: BenchSeat, buffer: Buffer, start: number, end: number): 'ready' | 'update' | 'refused' | null;
  /** After all seats are ready. */
  begin?(seats: readonly BenchSeat[]): Promise<void>;
  /** Makes the next move of the room; false where there is none to make at the moment. */
  move(seats: readonly BenchSeat[], n: number): boolean;
}
