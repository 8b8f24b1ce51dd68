import type { CDPSession } from '@playwright/test';
import { momentMark } from '../test/autoplay.ts';

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

/** Something the page went through, and when, on the clock of its tasks. */
export interface Moment {
  readonly at: number;
  readonly name: string;
}

export interface Trace {
  readonly tasks: readonly Task[];
  readonly moments: readonly Moment[];
}

/** The kinds of work that a frame is made of, by the name the browser gives them. */
const kinds: Readonly<Record<string, string>> = {
  FunctionCall: 'script',
  EvaluateScript: 'script',
  'v8.compile': 'script',
  RunMicrotasks: 'script',
  FireAnimationFrame: 'script',
  TimerFire: 'script',
  EventDispatch: 'script',
  'v8.evaluateModule': 'script',
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

export async function startTrace(client: CDPSession): Promise<() => Promise<Trace>> {
  const events: TraceEvent[] = [];
  client.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await client.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {
      includedCategories: ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'blink.user_timing'],
    },
  });
  return async () => {
    const complete = new Promise<boolean>((resolve) =>
      client.once('Tracing.tracingComplete', ({ dataLossOccurred }) => resolve(dataLossOccurred)),
    );
    await client.send('Tracing.end');
    if (await complete) throw new Error('the browser has forgotten a part of the trace');
    return read(events);
  };
}

const endOf = ({ ts, dur = 0 }: TraceEvent): number => ts + dur;

/** Every task of the page's main thread, with what it was spent on, and what the page went through meanwhile. */
function read(events: readonly TraceEvent[]): Trace {
  const main = mainThread(events);
  if (!main) throw new Error('the trace has no page in it');
  const mine = events
    .filter((one) => one.ph === 'X' && one.pid === main.pid && one.tid === main.tid)
    .sort((a, b) => a.ts - b.ts || endOf(b) - endOf(a));
  const tasks = mine.filter(({ name }) => name === 'RunTask');
  const outer = tasks.filter(
    (one, i) => i === 0 || one.ts >= (tasks[i - 1] as TraceEvent).ts + (tasks[i - 1]?.dur ?? 0),
  );
  const begin = outer[0]?.ts ?? 0;
  let next = 0;
  const marks = events.filter(({ name, pid }) => pid === main.pid && name.startsWith(momentMark));
  const moments = marks.map(({ name, ts }) => ({ at: (ts - begin) / 1000, name: name.slice(momentMark.length) }));
  const told = outer.map((task) => {
    const end = task.ts + (task.dur ?? 0);
    const parts: Record<string, number> = {};
    const open: TraceEvent[] = [];
    const add = (event: TraceEvent | undefined, ms: number): void => {
      const kind = event && kinds[event.name];
      if (kind) parts[kind] = (parts[kind] ?? 0) + ms;
    };
    for (; next < mine.length && (mine[next] as TraceEvent).ts <= end; next++) {
      const event = mine[next] as TraceEvent;
      if (event.ts < task.ts || !kinds[event.name]) continue;
      while (open.length > 0 && endOf(open.at(-1) as TraceEvent) <= event.ts) open.pop();
      // What is done within something else is taken off that: a script that asks for a layout has not scripted for so long.
      const ms = (event.tdur ?? 0) / 1000;
      add(open.at(-1), -ms);
      add(event, ms);
      open.push(event);
    }
    return { at: (task.ts - begin) / 1000, ms: (task.tdur ?? 0) / 1000, wall: (task.dur ?? 0) / 1000, parts };
  });
  return { tasks: told, moments: moments.sort((a, b) => a.at - b.at) };
}

/** The busiest renderer is the page; the browser keeps spare ones. */
function mainThread(events: readonly TraceEvent[]): TraceEvent | undefined {
  const named = events.filter((one) => one.name === 'thread_name' && one.args.name === 'CrRendererMain');
  const busy = (one: TraceEvent): number => events.filter(({ pid, tid }) => pid === one.pid && tid === one.tid).length;
  return named.sort((a, b) => busy(b) - busy(a))[0];
}
