import { flag, object, oneOf, optional, type Parsed, parse, whole } from '@tasovka/kernel';

export const modes = ['knockout', 'first-out', 'blitz', 'together'] as const;
export type Mode = (typeof modes)[number];

export interface Options {
  /** How rounds add up to a match (LO-31…LO-34). */
  readonly mode: Mode;
  /** Apart, with the server as judge, or around one table, with people as judges. */
  readonly place: 'remote' | 'table';
  /** Thinking time; 0 is off. */
  readonly turnMs: number;
  readonly slapMs: number;
  /** How long everybody may look at what happened before a clock runs. */
  readonly lookMs: number;
  /** LO-14. */
  readonly bulk: boolean;
  /** LO-35. */
  readonly coldCalculation: boolean;
  /** LO-36. */
  readonly reset101: boolean;
}

const day = 86_400_000;
const raw = object({
  mode: optional(oneOf(...modes)),
  place: optional(oneOf('remote', 'table')),
  turnMs: optional(whole(0, day)),
  slapMs: optional(whole(500, 60_000)),
  lookMs: optional(whole(0, 10_000)),
  bulk: optional(flag),
  coldCalculation: optional(flag),
  reset101: optional(flag),
});

export function readOptions(given: unknown): Parsed<Options> {
  const parsed = parse(raw, given ?? {});
  if (!parsed.ok) return parsed;
  return {
    ok: true,
    value: {
      mode: 'knockout',
      place: 'remote',
      turnMs: 20_000,
      slapMs: 5000,
      lookMs: 2000,
      bulk: true,
      coldCalculation: true,
      reset101: true,
      ...parsed.value,
    },
  };
}
