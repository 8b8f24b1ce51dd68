import type { CDPSession } from '@playwright/test';

/** One event of a Chromium trace, as far as it matters here; times in microseconds. */
interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly ts: number;
  readonly dur?: number;
  /** Time of the thread alone: what else the machine did meanwhile is not in it. */
  readonly tdur?: number;
  readonly pid: number;
  readonly tid: number;
  readonly args: { readonly name?: string };
}

/** A stretch in which the page could not draw or answer: what it did, in milliseconds. */
export interface Task {
  readonly at: number;
  readonly ms: number;
  readonly wall: number;
  readonly parts: Readonly<Record<string, number>>;
}

/** The kinds of work that a frame is made of, by the name the browser gives them. */
const kinds: Readonly<Record<string, string>> = {
  FunctionCall: 'script',
  EvaluateScript: 'script',
  'v8.compile': 'script',
  RunMicrotasks: 'script',
  UpdateLayoutTree: 'style',
  ParseHTML: 'parse',
  Layout: 'layout',
  PrePaint: 'pre-paint',
  Paint: 'paint',
  Layerize: 'layerize',
  Commit: 'commit',
  HitTest: 'hit-test',
  MinorGC: 'gc',
  MajorGC: 'gc',
};

export async function startTrace(client: CDPSession): Promise<() => Promise<Task[]>> {
  const events: TraceEvent[] = [];
  client.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await client.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {
      includedCategories: ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline'],
    },
  });
  return async () => {
    const complete = new Promise((resolve) => client.once('Tracing.tracingComplete', resolve));
    await client.send('Tracing.end');
    await complete;
    return tasksOf(events);
  };
}

/** Every task of the page's main thread, with what it was spent on. */
export function tasksOf(events: readonly TraceEvent[]): Task[] {
  const main = mainThread(events);
  if (!main) throw new Error('the trace has no page in it');
  const mine = events
    .filter((one) => one.ph === 'X' && one.pid === main.pid && one.tid === main.tid)
    .sort((a, b) => a.ts - b.ts);
  const tasks = mine.filter(({ name }) => name === 'ThreadControllerImpl::RunTask' || name === 'RunTask');
  const outer = tasks.filter(
    (one, i) => i === 0 || one.ts >= (tasks[i - 1] as TraceEvent).ts + (tasks[i - 1]?.dur ?? 0),
  );
  const begin = outer[0]?.ts ?? 0;
  let next = 0;
  return outer.map((task) => {
    const end = task.ts + (task.dur ?? 0);
    const parts: Record<string, number> = {};
    for (; next < mine.length && (mine[next] as TraceEvent).ts <= end; next++) {
      const { name, tdur = 0, ts } = mine[next] as TraceEvent;
      const kind = kinds[name];
      if (kind && ts >= task.ts) parts[kind] = (parts[kind] ?? 0) + tdur / 1000;
    }
    return { at: (task.ts - begin) / 1000, ms: (task.tdur ?? 0) / 1000, wall: (task.dur ?? 0) / 1000, parts };
  });
}

/** The busiest renderer is the page; the browser keeps spare ones. */
function mainThread(events: readonly TraceEvent[]): TraceEvent | undefined {
  const named = events.filter((one) => one.name === 'thread_name' && one.args.name === 'CrRendererMain');
  const busy = (one: TraceEvent): number => events.filter(({ pid, tid }) => pid === one.pid && tid === one.tid).length;
  return named.sort((a, b) => busy(b) - busy(a))[0];
}
