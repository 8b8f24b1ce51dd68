import { eventually } from './services.ts';

interface Server {
  readonly http: string;
}

/** What a server holds, by its own metrics. */
export interface ResourceUsage {
  readonly rooms: number;
  readonly sockets: number;
  readonly timers: number;
  readonly heapMB: number;
}

export async function resourceUsage({ http }: Server): Promise<ResourceUsage> {
  const figures = await (await fetch(`${http}/metrics`)).text();
  const figure = (name: string): number => {
    const line = figures.split('\n').find((one) => one.startsWith(`${name} `));
    return Number(line?.slice(name.length) ?? 0);
  };
  return {
    rooms: figure('tasovka_rooms'),
    sockets: figure('tasovka_sockets'),
    timers: figure('nodejs_active_resources{type="Timeout"}'),
    heapMB: figure('nodejs_heap_size_used_bytes') / 1e6,
  };
}

/** A few timers come and go with every room that is awake. */
const fewTimers = 10;

/** What is still held long after all clients have gone. An unanswered socket is given up after 30 s. */
export async function leaksAfter(server: Server, before: ResourceUsage, ms = 45_000): Promise<string[]> {
  const isAsBefore = async (): Promise<void> => {
    const { rooms, sockets, timers } = await resourceUsage(server);
    if (rooms > before.rooms || sockets > before.sockets || timers > before.timers + fewTimers) throw new Error('more');
  };
  const isClean = await eventually(isAsBefore, 'what was before', ms).then(
    () => true,
    () => false,
  );
  return isClean ? [] : [`left behind: ${JSON.stringify({ before, after: await resourceUsage(server) })}`];
}

/**
 * Memory that keeps growing. What is used right after a garbage collection is what is really held, so the lowest samples
 * are compared: of the second quarter, after warm-up, and of the last.
 */
export function memoryGrowth(heapMB: readonly number[]): string[] {
  const quarter = heapMB.length >> 2;
  if (quarter < 4) return [];
  const early = Math.min(...heapMB.slice(quarter, 2 * quarter));
  const late = Math.min(...heapMB.slice(-quarter));
  return late <= early * 1.5 + 10 ? [] : [`memory grew from ${early.toFixed(0)} to ${late.toFixed(0)} MB`];
}
