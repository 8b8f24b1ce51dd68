import { type Millis, object, optional, type Parsed, parse, whole } from '@tasovka/kernel';

export interface Options {
  readonly rounds: number;
  /** How long a turn lasts; 0: as long as it takes. */
  readonly turnMs: Millis;
}

const codec = object({ rounds: optional(whole(1, 10)), turnMs: optional(whole(0, 600_000)) });

export function readOptions(raw: unknown): Parsed<Options> {
  const parsed = parse(codec, raw);
  return parsed.ok ? { ok: true, value: { rounds: 3, turnMs: 30_000, ...parsed.value } } : parsed;
}
