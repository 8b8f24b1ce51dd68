import type { Millis } from './game.ts';
import { isObject, type Json } from './json.ts';

/** Reads untrusted JSON into a typed value and writes it back: one declaration is parser, printer and type. */
export interface Codec<T> {
  read(raw: unknown, at: string): T;
  write(value: T): Json;
}

export type TypeOf<C> = C extends Codec<infer T> ? T : never;
export type Parsed<T, F extends Fault = Fault> =
  | { ok: true; value: T }
  | { ok: false; error: string; at: string; fault?: F };

/** What is wrong with a value, as data: whoever tells a person can say it in any language. */
export interface Fault {
  readonly kind: string;
  readonly [detail: string]: string | number;
}

/** Thrown inside codecs only; `parse` turns it into a result. */
class Malformed extends Error {
  readonly at: string;
  readonly fault: CodecFault;

  constructor(message: string, at: string, fault: CodecFault) {
    super(message);
    this.at = at;
    this.fault = fault;
  }
}

/** All that codecs complain of. */
export type CodecFault =
  | { readonly kind: 'not-a-text'; readonly longest: number }
  | { readonly kind: 'not-an-object' }
  | { readonly kind: 'not-a-list' }
  | { readonly kind: 'too-many-items'; readonly most: number; readonly got: number }
  | { readonly kind: 'unknown-key'; readonly key: string }
  | { readonly kind: 'missing-key'; readonly key: string }
  | { readonly kind: 'unknown-name'; readonly what: string; readonly got: string }
  | { readonly kind: 'wrong-value'; readonly got: string };

export function parse<T>(codec: Codec<T>, raw: unknown): Parsed<T, CodecFault> {
  try {
    return { ok: true, value: codec.read(raw, '') };
  } catch (error) {
    if (!(error instanceof Malformed)) throw error;
    const { message, at, fault } = error;
    return { ok: false, error: message, at, fault };
  }
}

const show = (raw: unknown): string => (JSON.stringify(raw) ?? String(raw)).slice(0, 60);
const wrong = (raw: unknown): CodecFault => ({ kind: 'wrong-value', got: show(raw) });
const inside = (at: string, key: string | number): string => (at === '' ? `${key}` : `${at}.${key}`);

/** A codec whose JSON is the value itself, checked by a predicate. */
function plain<T extends Json>(wanted: string, test: (raw: unknown) => raw is T, fault?: CodecFault): Codec<T> {
  return {
    read(raw, at) {
      if (!test(raw)) throw new Malformed(`expected ${wanted}, got ${show(raw)}`, at, fault ?? wrong(raw));
      return raw;
    },
    write: (value) => value,
  };
}

export const flag: Codec<boolean> = plain('true or false', (raw) => typeof raw === 'boolean');

export const whole = (least: number, most: number): Codec<number> =>
  plain(
    `a whole number from ${least} to ${most}`,
    (raw): raw is number => typeof raw === 'number' && Number.isInteger(raw) && raw >= least && raw <= most,
  );

export const real = (least: number, most: number): Codec<number> =>
  plain(
    `a number from ${least} to ${most}`,
    (raw): raw is number => typeof raw === 'number' && raw >= least && raw <= most,
  );

/** A moment or a span of time. */
export const millis: Codec<Millis> = real(0, Number.MAX_SAFE_INTEGER);

export const text = (longest: number): Codec<string> =>
  plain(
    `a text of 1 to ${longest} characters`,
    (raw): raw is string => typeof raw === 'string' && raw.length <= longest && raw.trim() !== '',
    { kind: 'not-a-text', longest },
  );

export const oneOf = <const T extends readonly (string | null)[]>(...values: T): Codec<T[number]> =>
  plain(`one of ${values.join(', ')}`, (raw): raw is T[number] => values.some((value) => value === raw));

/** Names outside, small numbers inside: cards, colours, locations. */
export function named(what: string, names: readonly string[]): Codec<number> {
  const index = new Map(names.map((name, i) => [name, i]));
  return {
    read(raw, at) {
      const found = typeof raw === 'string' ? index.get(raw) : undefined;
      if (found === undefined) {
        throw new Malformed(`unknown ${what} ${show(raw)}`, at, { kind: 'unknown-name', what, got: show(raw) });
      }
      return found;
    },
    write(value) {
      const name = names[value];
      if (name === undefined) throw new Error(`no ${what} has the number ${value}`);
      return name;
    },
  };
}

export const list = <T>(item: Codec<T>, most: number): Codec<T[]> => ({
  read(raw, at) {
    if (!Array.isArray(raw)) throw new Malformed(`expected a list, got ${show(raw)}`, at, { kind: 'not-a-list' });
    if (raw.length > most) {
      const fault = { kind: 'too-many-items', most, got: raw.length } as const;
      throw new Malformed(`at most ${most} items, got ${raw.length}`, at, fault);
    }
    return raw.map((one, i) => item.read(one, inside(at, i)));
  },
  write: (values) => values.map((value) => item.write(value)),
});

export const orNull = <T>(codec: Codec<T>): Codec<T | null> => ({
  read: (raw, at) => (raw === null ? null : codec.read(raw, at)),
  write: (value) => (value === null ? null : codec.write(value)),
});

/** What may be missing from an object. */
export interface Optional<T> {
  readonly optional: Codec<T>;
}
export const optional = <T>(codec: Codec<T>): Optional<T> => ({ optional: codec });

type Field = Codec<unknown> | Optional<unknown>;
type Fields = Record<string, Field>;
type Required<F> = {
  [K in keyof F as F[K] extends Codec<unknown> ? K : never]: F[K] extends Codec<infer T> ? T : never;
};
type Missing<F> = {
  [K in keyof F as F[K] extends Codec<unknown> ? never : K]?: F[K] extends Optional<infer T> ? T : never;
};
type Shape<F> = Required<F> & Missing<F>;

export interface ObjectCodec<T> extends Codec<T> {
  readonly fields: Record<string, Codec<unknown>>;
}

/** What is put together key by key has the shape its fields describe; the compiler cannot follow that, hence the casts. */
export function object<F>(fields: F & Fields): ObjectCodec<Shape<F>> {
  const specs = Object.entries(fields as Record<string, Codec<unknown> | Optional<unknown>>).map(([key, field]) => ({
    key,
    codec: 'optional' in field ? field.optional : field,
    needed: !('optional' in field),
  }));
  const known = new Set(specs.map((spec) => spec.key));
  return {
    fields: Object.fromEntries(specs.map((spec) => [spec.key, spec.codec])),
    read(raw, at) {
      if (!isObject(raw)) throw new Malformed(`expected an object, got ${show(raw)}`, at, { kind: 'not-an-object' });
      for (const key of Object.keys(raw)) {
        if (known.has(key)) continue;
        const message = `unknown key "${key}"; known: ${[...known].join(', ')}`;
        throw new Malformed(message, inside(at, key), { kind: 'unknown-key', key });
      }
      const value: Record<string, unknown> = {};
      for (const { key, codec, needed } of specs) {
        if (raw[key] !== undefined) value[key] = codec.read(raw[key], inside(at, key));
        else if (needed) throw new Malformed(`"${key}" is missing`, at, { kind: 'missing-key', key });
      }
      return value as Shape<F>;
    },
    write(value) {
      const raw: Record<string, Json> = {};
      for (const { key, codec } of specs) {
        const field = (value as Record<string, unknown>)[key];
        if (field !== undefined) raw[key] = codec.write(field);
      }
      return raw;
    },
  };
}

export interface TaggedCodec<T> extends Codec<T> {
  readonly variants: Record<string, ObjectCodec<unknown>>;
}
type Variants = Record<string, ObjectCodec<unknown>>;
type Union<V> = { [K in keyof V]: V[K] extends Codec<infer T> ? { type: K } & T : never }[keyof V];

/** A union told apart by `type`; the casts are those of `object`. */
export function tagged<V>(variants: V & Variants): TaggedCodec<Union<V>> {
  const table = variants as Record<string, ObjectCodec<object>>;
  return {
    variants: table as Record<string, ObjectCodec<unknown>>,
    read(raw, at) {
      if (!isObject(raw)) throw new Malformed(`expected an object, got ${show(raw)}`, at, { kind: 'not-an-object' });
      const { type, ...rest } = raw;
      const variant = typeof type === 'string' && Object.hasOwn(table, type) ? table[type] : undefined;
      if (!variant) {
        const message = `unknown type ${show(type)}; known: ${Object.keys(table).join(', ')}`;
        throw new Malformed(message, inside(at, 'type'), wrong(type));
      }
      return { type, ...variant.read(rest, at) } as Union<V>;
    },
    write(value) {
      const { type, ...rest } = value as { type: string };
      return { type, ...((table[type] as ObjectCodec<object>).write(rest) as object) };
    },
  };
}
