import { ApiError, type Eyes, isForAnybody, type Replay, roomApi } from '@tasovka/protocol';
import { isOnDevice } from '../device/alone.ts';
import { me } from '../lib/me.ts';
import { persisted } from '../lib/persisted.svelte.ts';
import { tabStorage } from '../lib/storage.ts';

/** A replay and the table it is of, where this device has a seat there. */
export interface FoundReplay {
  readonly replay: Replay;
  readonly code: string | null;
}

const tableKey = (id: string): string => `replay.${id}`;

/** Whoever comes from a table says so: a link to a replay does not name its table. */
export const comeFrom = (id: string, code: string): void => tabStorage.write(tableKey(id), code);

/** So many seats are tried: whoever follows a link sat at that table lately. */
const triedSeats = 4;

/** Asks with the seats this device has, the table one came from first, and at last as anybody. */
export async function fetchReplay(id: string, eyes?: Eyes, hidesNames = false): Promise<FoundReplay> {
  if (isOnDevice(id)) return { replay: await fromDevice(id, eyes, hidesNames), code: id };
  const from = tabStorage.read(tableKey(id));
  const seats = Object.entries(me.seats.value)
    .sort(([a, { at }], [b, other]) => Number(b === from) - Number(a === from) || other.at - at)
    .slice(0, triedSeats);
  for (const [code, { token }] of seats) {
    try {
      const replay = await roomApi.replay('', id, eyes, token, hidesNames);
      // Where anybody may see it, another table's seat opens it as well.
      const { seat, access } = replay.about;
      if (seat !== null || !isForAnybody(access) || code === from) return seen({ replay, code });
    } catch (error) {
      if (!(error instanceof ApiError) || error.problem.reason !== 'bad-token') throw error;
    }
  }
  return seen({ replay: await roomApi.replay('', id, eyes, undefined, hidesNames), code: null });
}

/** A table on this device keeps its last match, which is called by the name of the table. */
async function fromDevice(room: string, eyes: Eyes | undefined, hidesNames: boolean): Promise<Replay> {
  const { tableWorker } = await import('../device/deviceWire.ts');
  const replay = await tableWorker.replay(room, eyes, hidesNames);
  if (!replay) throw new Error('the match is no longer kept');
  return replay;
}

/** Deals this device has seen a replay of, the latest last: whoever plays one of them again is told apart. */
const seenDeals = persisted<readonly string[]>('deals', []);
const dealsKept = 200;

function seen(found: FoundReplay): FoundReplay {
  const { deal } = found.replay.about;
  if (deal !== null && !knowsDeal(deal)) seenDeals.value = [...seenDeals.value.slice(1 - dealsKept), deal];
  return found;
}

export const knowsDeal = (deal: string): boolean => seenDeals.value.includes(deal);
