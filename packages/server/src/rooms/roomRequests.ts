import { OtherRules } from '@tasovka/kernel';
import type { HttpProblem, NewGuest, NewRoom, Report } from '@tasovka/protocol';
import type { Logger } from 'pino';
import type { Previewed } from '../http/preview.ts';
import { answerPush } from '../push/pushRequests.ts';
import type { TableBell } from '../push/tableBell.ts';
import type { Store } from '../storage/store.ts';
import {
  answerRead,
  answerRequest,
  isProblem,
  type ReadRequest,
  type ReplayRequest,
  type RoomReply,
  type RoomRequest,
  whyNotDelete,
  whyNotWake,
} from './inbox/httpRequests.ts';
import { readResult } from './log/matchResults.ts';
import { RoomBroken } from './log/restore.ts';
import { type Prepare, Remembered, type StoredState } from './recordings/remembered.ts';
import { OtherOwner, type RoomRegistry, RoomResting } from './registry.ts';

const noSuchRoom: HttpProblem = { reason: 'no-such-room' };

/** Answers what is asked of rooms by HTTP. A room is woken only where the answer needs it. */
export class RoomRequests {
  private readonly registry: RoomRegistry;
  private readonly store: Store;
  private readonly log: Logger;
  private readonly bell: TableBell | null;
  private readonly remembered: Remembered;

  /** `bell`: null where nobody who is away is told anything. */
  constructor(registry: RoomRegistry, store: Store, log: Logger, bell: TableBell | null) {
    this.registry = registry;
    this.store = store;
    this.log = log;
    this.bell = bell;
    this.remembered = new Remembered(store, registry.services, registry.recordings, {
      stateOf: (code) => this.stateOf(code),
      open: (code, whyNot) => registry.open(code, whyNot),
      make: (wanted, address, prepare) => this.make(wanted, address, prepare),
    });
  }

  /** A new room with its first guest, who is host. */
  create(wanted: NewRoom, address?: string): Promise<RoomReply> {
    if (!Object.hasOwn(this.registry.services.games, wanted.game)) return Promise.resolve({ reason: 'unknown-game' });
    return this.answered(null, () => this.make(wanted, address));
  }

  /** A room without a guest is of no use to anybody. `prepare`: what else is done before the guest is told of it. */
  private async make({ game, ...guest }: NewRoom, address?: string, prepare?: Prepare): Promise<RoomReply> {
    const { registry } = this;
    const room = (await registry.hasSpace()) ? await registry.make() : null;
    if (!room) return { reason: 'unavailable' };
    const joined = await answerRequest(room, { kind: 'join', guest, ...(address !== undefined && { address }) });
    if ('guest' in joined) {
      room.inputs.append({ kind: 'table', input: { kind: 'choose', game, options: {}, by: joined.guest } });
      const refusal = prepare?.(room, joined.guest) ?? null;
      if (refusal) {
        await registry.remove(room.code);
        return refusal;
      }
      if (await room.log.whenDurable()) return joined;
    }
    await registry.remove(room.code);
    return isProblem(joined) ? joined : { reason: 'unavailable' };
  }

  request(code: string, request: RoomRequest): Promise<RoomReply> {
    return this.answered(code, async () => {
      switch (request.kind) {
        case 'summary':
        case 'pack':
        case 'results':
          return this.read(code, request);
        case 'recordings':
        case 'book':
        case 'forget':
        case 'play-on':
        case 'report':
        case 'reports':
        case 'scenario':
          return this.remembered.request(code, request);
        case 'push-state':
        case 'subscribe':
        case 'unsubscribe':
        case 'stop-push': {
          const stored = await this.stateOf(code);
          return stored ? answerPush(this.bell, code, stored.state, request) : noSuchRoom;
        }
        case 'delete':
          return this.delete(code, request.token);
        default: {
          const isLarge = request.kind === 'bring' && request.pack !== null;
          if (isLarge && !(await this.registry.hasSpace())) return { reason: 'unavailable' };
          const room = await this.registry.open(code, (state) => whyNotWake(state, request));
          return isProblem(room) ? room : answerRequest(room, request);
        }
      }
    });
  }

  private async read(code: string, request: ReadRequest): Promise<RoomReply> {
    const awake = this.registry.rooms.get(code);
    if (awake && !(await awake.log.whenDurable())) return { reason: 'unavailable' };
    const state = awake?.state ?? (await this.registry.restore(code))?.log.state;
    if (!state) return noSuchRoom;
    return answerRead(code, state, request, async () => (await this.store.results(code)).map(readResult));
  }

  /** A room as everybody may know it: durable, or as it is stored. It is not woken. */
  private async stateOf(code: string): Promise<StoredState | null> {
    const awake = this.registry.rooms.get(code);
    if (awake && (await awake.log.whenDurable())) return { state: awake.state, seq: awake.log.seq };
    const log = (await this.registry.restore(code))?.log;
    return log ? { state: log.state, seq: log.seq } : null;
  }

  /** A recording is found by its own name: whoever may see it need not know the table. */
  replay(id: string, request: ReplayRequest): Promise<RoomReply> {
    return this.answered(null, () => this.remembered.replay(id, request));
  }

  /** What players of all rooms have marked as wrong, for the operator. */
  reports(): Promise<readonly (Report & { readonly room: string })[]> {
    return this.remembered.allReports();
  }

  async scenarioOf(report: string): Promise<string | null> {
    return (await this.store.report(report))?.scenario ?? null;
  }

  /** What anybody may know of a replay before opening it; null where it is not for anybody. */
  async preview(id: string): Promise<Previewed | null> {
    return this.registry.isClosing ? null : this.remembered.preview(id).catch(() => null);
  }

  /** `room` and `token`: of a table that may have played it. */
  deal(id: string, room?: string, token?: string): Promise<RoomReply> {
    return this.answered(null, () => this.remembered.deal(id, room, token));
  }

  /** A new table that plays a deal another one has played before. */
  playDeal(id: string, guest: NewGuest, address?: string): Promise<RoomReply> {
    return this.answered(null, () => this.remembered.playDeal(id, guest, address));
  }

  private async delete(code: string, token: string): Promise<RoomReply> {
    const state = this.registry.rooms.get(code)?.state ?? (await this.registry.restore(code))?.log.state;
    if (!state) return noSuchRoom;
    const problem = whyNotDelete(state, token);
    if (problem) return problem;
    await this.registry.remove(code);
    return { ok: true };
  }

  /** Whatever fails is answered: the storage, Redis, or what is stored of a room. */
  private async answered(code: string | null, work: () => Promise<RoomReply>): Promise<RoomReply> {
    if (this.registry.isClosing) return { reason: 'unavailable' };
    try {
      return await work();
    } catch (err) {
      if (err instanceof RoomBroken) return { reason: 'room-broken' };
      if (!(err instanceof OtherRules || err instanceof OtherOwner || err instanceof RoomResting)) {
        this.log.warn({ room: code, err }, 'request not answered');
      }
      return { reason: 'unavailable' };
    }
  }
}
