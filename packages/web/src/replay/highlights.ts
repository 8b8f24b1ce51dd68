import type { GameEvent } from '@tasovka/kernel';
import type { LolEvent } from '@tasovka/lol';
import type { Frame } from '@tasovka/protocol';
import type { SpyfallEvent } from '@tasovka/spyfall';
import type { SwintusEvent } from '@tasovka/swintus';
import type { ReplayWords } from '../words/ru/replay.ts';

export type HighlightKind = 'slap' | 'interception' | 'lie' | 'check' | 'catch' | 'accusation' | 'guess' | 'end';

/** Its mark on the line of time, and in the list of moments. */
export const colours: Readonly<Record<HighlightKind, string>> = {
  slap: '#ff7a59',
  interception: '#59c3ff',
  lie: '#c99bff',
  check: '#c99bff',
  guess: '#c99bff',
  catch: '#ff5f8f',
  accusation: '#ff5f8f',
  end: '#ffc42e',
};

/** A moment worth going to. */
export interface Highlight {
  /** Its place among the frames. */
  readonly at: number;
  readonly kind: HighlightKind;
  readonly event: GameEvent;
  /** The fastest hand of a race. */
  readonly ms: number | null;
}

type EventType = SwintusEvent['type'] | LolEvent['type'] | SpyfallEvent['type'];

const kinds: Readonly<Partial<Record<EventType, HighlightKind>>> = {
  'slap-over': 'slap',
  intercepted: 'interception',
  jumped: 'interception',
  'turned-over': 'check',
  caught: 'catch',
  'wink-caught': 'catch',
  'silence-broken': 'catch',
  claimed: 'accusation',
  accused: 'accusation',
  pointed: 'accusation',
  guessed: 'guess',
  'round-won': 'end',
  'round-over': 'end',
};

/** Whoever sees the dark card knows a lie. */
const isLie = ({ type, card, claim }: GameEvent): boolean =>
  type === 'laid-dark' && card !== undefined && card !== claim;

function kindOf(event: GameEvent): HighlightKind | undefined {
  if (isLie(event)) return 'lie';
  return Object.hasOwn(kinds, event.type) ? kinds[event.type as EventType] : undefined;
}

function fastest({ times }: GameEvent): number | null {
  const counted = Array.isArray(times) ? times.filter((time): time is number => typeof time === 'number') : [];
  return counted.length === 0 ? null : Math.min(...counted);
}

/** The rarer comes first where there is no room for all. */
const order = [
  'end',
  'accusation',
  'guess',
  'catch',
  'lie',
  'check',
  'interception',
  'slap',
] as const satisfies readonly HighlightKind[];
const rank = ({ kind }: Highlight): number => order.indexOf(kind);

/** As many of them as can be told apart on a line: of neighbours the rarest. */
export function thinned(highlights: readonly Highlight[], last: number, places: number): Highlight[] {
  const best = new Map<number, Highlight>();
  for (const one of highlights) {
    const place = Math.floor((places * one.at) / (last + 1));
    const before = best.get(place);
    if (!before || rank(one) < rank(before)) best.set(place, one);
  }
  return [...best.values()];
}

/** What it is called, with the milliseconds of a race. */
export const labelOf = ({ kind, ms }: Highlight, words: ReplayWords): string =>
  ms === null ? words.kinds[kind] : `${words.kinds[kind]}, ${words.ms(ms)}`;

/** One of a frame at most: what it tells first. */
export function highlightsOf(frames: readonly Frame[]): Highlight[] {
  return frames.flatMap(([, , , events], at) => {
    for (const event of events) {
      const kind = kindOf(event);
      if (kind) return [{ at, kind, event, ms: fastest(event) }];
    }
    return [];
  });
}
