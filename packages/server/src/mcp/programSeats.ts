import { createHash, randomBytes } from 'node:crypto';
import { roomApi } from '@tasovka/protocol';
import { AddressCount } from '../limits/addressCount.ts';
import { ProgramSeat } from './programSeat.ts';

export interface SeatBounds {
  readonly perAddress: number;
  readonly together: number;
  /** A seat that no call uses for so long is given up. */
  readonly idleMs: number;
}

/** What tells the server for whom a seat is taken. */
export type HeadersFor = (address: string) => Readonly<Record<string, string>>;

export const usualSeatBounds: SeatBounds = { perAddress: 4, together: 64, idleMs: 600_000 };

/** The seats that assistants hold here, by a secret handle: the protocol itself remembers nothing between calls. */
export class ProgramSeats {
  private readonly server: () => string;
  private readonly bounds: SeatBounds;
  private readonly headersFor: HeadersFor;
  private readonly counts: AddressCount;
  private readonly seats = new Map<string, { readonly seat: ProgramSeat; readonly address: string }>();
  private readonly sweeper: NodeJS.Timeout;

  constructor(server: () => string, headersFor: HeadersFor = () => ({}), bounds = usualSeatBounds) {
    this.server = server;
    this.headersFor = headersFor;
    this.bounds = bounds;
    this.counts = new AddressCount(bounds.perAddress, bounds.together);
    this.sweeper = setInterval(() => this.sweep(Date.now()), Math.min(30_000, bounds.idleMs));
    this.sweeper.unref();
  }

  get size(): number {
    return this.seats.size;
  }

  find(handle: string): ProgramSeat | undefined {
    return this.seats.get(handle)?.seat;
  }

  /** The handle of a new seat. Throws `ApiError` with the table's reason, or where this address has enough seats. */
  async sit(code: string, name: string, address: string): Promise<string> {
    if (!this.counts.take(address)) throw new Error('too-many');
    try {
      const headers = this.headersFor(address);
      // A table that blocks one of them knows it again by its mark.
      const device = createHash('sha256').update(`mcp ${address}`).digest('base64url');
      const guest = { name, face: 'bot', program: true, device } as const;
      const credentials = await roomApi.join(this.server(), code, guest, headers);
      const handle = randomBytes(16).toString('base64url');
      const seat = new ProgramSeat(this.server(), credentials, headers);
      this.seats.set(handle, { seat, address });
      await seat.opened();
      return handle;
    } catch (error) {
      this.counts.release(address);
      throw error;
    }
  }

  sweep(now: number): void {
    for (const [handle, { seat }] of this.seats) {
      if (now - seat.usedAt >= this.bounds.idleMs) this.leave(handle);
    }
  }

  close(): void {
    clearInterval(this.sweeper);
    for (const handle of this.seats.keys()) this.leave(handle);
  }

  private leave(handle: string): void {
    const held = this.seats.get(handle);
    if (!held) return;
    this.seats.delete(handle);
    this.counts.release(held.address);
    held.seat.close();
  }
}
