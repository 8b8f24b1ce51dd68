/** Where a guest came from, as keyed hashes: enough to know it again, not enough to find anybody. */
export interface Origin {
  readonly device?: string;
  readonly address?: string;
}

export interface SavedBlockList {
  readonly secret: string | null;
  readonly origins: Record<string, Origin>;
  readonly blocked: Origin[];
  readonly mutedDevices: string[];
}

/** Older blocks are forgotten: a list without an end could be filled on purpose. */
const longest = 100;

/** Who may not come back to a table, and who is still muted when they do. */
export class BlockList {
  /** Of this room alone: the same device has another hash at every table. */
  secret: string | null = null;
  private readonly origins = new Map<string, Origin>();
  private blocked: Origin[] = [];
  private mutedDevices: string[] = [];

  static restore(saved: SavedBlockList | undefined): BlockList {
    const list = new BlockList();
    if (!saved) return list;
    list.secret = saved.secret;
    for (const [guest, origin] of Object.entries(saved.origins)) list.origins.set(guest, origin);
    list.blocked = saved.blocked;
    list.mutedDevices = saved.mutedDevices;
    return list;
  }

  save(): SavedBlockList {
    const { secret, origins, blocked, mutedDevices } = this;
    return { secret, origins: Object.fromEntries(origins), blocked, mutedDevices };
  }

  get size(): number {
    return this.blocked.length;
  }

  isBlocked({ device, address }: Origin): boolean {
    return this.blocked.some((one) => isSame(one.device, device) || isSame(one.address, address));
  }

  came(guest: string, origin: Origin): void {
    this.origins.set(guest, origin);
  }

  /** By this a guest who left and came back is known again. */
  deviceOf(guest: string): string | null {
    return this.origins.get(guest)?.device ?? null;
  }

  gone(guest: string): void {
    this.origins.delete(guest);
  }

  /**
   * People in one flat have one address: it counts only where nobody else who is here has it too. Guests who are away do
   * not count: somebody may have sent a crowd of them.
   */
  block(guest: string, isHere: (guest: string) => boolean): void {
    const { device, address } = this.origins.get(guest) ?? {};
    this.origins.delete(guest);
    const isShared = [...this.origins].some(([other, one]) => isSame(one.address, address) && isHere(other));
    const origin: Origin = {
      ...(device !== undefined && { device }),
      ...(address !== undefined && !isShared && { address }),
    };
    if (Object.keys(origin).length > 0) this.blocked = [...this.blocked.slice(1 - longest), origin];
  }

  isMuted({ device }: Origin): boolean {
    return device !== undefined && this.mutedDevices.includes(device);
  }

  /** An address is not enough: everybody in a flat would fall silent. */
  mute(guest: string, muted: boolean): void {
    const device = this.origins.get(guest)?.device;
    if (device === undefined) return;
    const others = this.mutedDevices.filter((one) => one !== device);
    this.mutedDevices = muted ? [...others.slice(1 - longest), device] : others;
  }

  unblockAll(): void {
    this.blocked = [];
  }
}

const isSame = (a: string | undefined, b: string | undefined): boolean => a !== undefined && a === b;
