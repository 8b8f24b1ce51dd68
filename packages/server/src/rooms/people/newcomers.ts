import { limits, type TableInput, type TableRefusal } from '@tasovka/kernel';
import { distinctName, type NewGuest } from '@tasovka/protocol';
import type { Allowances } from '../inbox/allowances.ts';
import type { RoomInputs } from '../inbox/roomInputs.ts';
import { namesOfOthers } from '../inbox/tableRequests.ts';
import { newToken } from '../randomIds.ts';
import type { RoomServices } from '../services.ts';
import type { Origin } from './blockList.ts';

/** Somebody at the door: a guest of the table, once they are in. */
export interface Newcomer extends NewGuest {
  readonly id: string;
  /** The hash of the token they will hold. */
  readonly key: string;
  readonly address?: string | undefined;
}

/** Lets people in: who may come, and what they are called here. */
export class Newcomers {
  private readonly inputs: RoomInputs;
  private readonly services: RoomServices;
  private readonly allowances: Allowances;

  constructor(inputs: RoomInputs, services: RoomServices, allowances: Allowances) {
    this.inputs = inputs;
    this.services = services;
    this.allowances = allowances;
  }

  join({ id, key, face, watching, program, device, address, ...wished }: Newcomer): TableRefusal | null {
    const { blockList, table } = this.inputs.state;
    const secret = blockList.secret ?? newToken();
    const origin = this.services.hashOrigin(secret, device, address);
    const reason = this.whyNot(origin);
    if (reason) {
      this.services.refused(reason);
      return { reason };
    }
    const name = distinctName(wished.name, namesOfOthers(table.data));
    const isMuted = blockList.isMuted(origin);
    const input: TableInput = {
      kind: 'join',
      id,
      name,
      face,
      watching: watching === true,
      ...(isMuted && { muted: true }),
      ...(program && { program }),
    };
    if ((watching || table.playing) && table.whyNot(input) === null) this.makePlaceToWatch();
    const isFirst = blockList.secret === null;
    return this.inputs.append({ kind: 'table', input, key, origin, ...(isFirst && { secret }) });
  }

  /** Whoever watched and has gone keeps nobody else from watching; the one who came first goes first. */
  private makePlaceToWatch(): void {
    const watchers = this.inputs.state.table.data.guests.filter(({ watching }) => watching);
    const gone = watchers.length < limits.watchers ? undefined : watchers.find(({ online }) => !online);
    if (gone) this.inputs.appendTableInput({ kind: 'leave', id: gone.id, by: gone.id });
  }

  private whyNot(origin: Origin): 'blocked' | 'too-many' | null {
    if (this.inputs.state.blockList.isBlocked(origin)) return 'blocked';
    const { address } = origin;
    return address === undefined || this.allowances.joins.take(address, this.inputs.wallClock()) ? null : 'too-many';
  }
}
