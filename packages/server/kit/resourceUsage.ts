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
  readonly residentMB: number;
  /** Files and sockets the process has open. */
  readonly handles: number;
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
    residentMB: figure('process_resident_memory_bytes') / 1e6,
    handles: figure('process_open_fds'),
  };
}

/** A few timers come and go with every room that is awake. */
const fewTimers = 10;
/** The storage's files, and connections of whoever asks for the figures. */
const fewHandles = 10;

/** What is still held long after all clients have gone. An unanswered socket is given up after 30 s. */
export async function leaksAfter(server: Server, before: ResourceUsage, ms = 45_000): Promise<string[]> {
  const isAsBefore = async (): Promise<void> => {
    const { rooms, sockets, timers, handles } = await resourceUsage(server);
    const isMore = rooms > before.rooms || sockets > before.sockets || handles > before.handles + fewHandles;
    if (isMore || timers > before.timers + fewTimers) throw new Error('more');
  };
  const isClean = await eventually(isAsBefore, 'what was before', ms).then(
    () => true,
    () => false,
  );
  return isClean ? [] : [`left behind: ${JSON.stringify({ before, after: await resourceUsage(server) })}`];
}

/**
 * Memory or file handles that keep growing. What is used right after a garbage collection is what is really held, so the
 * lowest samples are compared: of the second quarter, after warm-up, and of the last.
 */
export function growth(samples: readonly ResourceUsage[]): string[] {
  const quarter = samples.length >> 2;
  if (quarter < 4) return [];
  const grew = (what: string, figure: (usage: ResourceUsage) => number, allowance: number): string[] => {
    const figures = samples.map(figure);
    const early = Math.min(...figures.slice(quarter, 2 * quarter));
    const late = Math.min(...figures.slice(-quarter));
    return late <= early * 1.5 + allowance ? [] : [`${what} grew from ${early.toFixed(0)} to ${late.toFixed(0)}`];
  };
  return [
    ...grew('heap, in MB,', ({ heapMB }) => heapMB, 10),
    ...grew('memory, in MB,', ({ residentMB }) => residentMB, 30),
    ...grew('file handles', ({ handles }) => handles, 30),
  ];
}
