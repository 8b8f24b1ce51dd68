import { deviceStorage } from './storage.ts';

function read<T>(key: string): T | undefined {
  try {
    return JSON.parse(deviceStorage.read(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

export interface Persisted<T> {
  value: T;
  /** It was chosen once, and is more than a first guess. */
  readonly isKept: boolean;
  /** The guess will do. */
  keep(): void;
}

/** A value that survives a reload on this device. */
export function persisted<T>(key: string, initial: T): Persisted<T> {
  const kept = read<T>(key);
  let value = $state.raw<T>(kept ?? initial);
  let isKept = kept !== undefined;
  const keep = (): void => {
    isKept = true;
    deviceStorage.write(key, JSON.stringify(value));
  };
  return {
    keep,
    get isKept() {
      return isKept;
    },
    get value() {
      return value;
    },
    set value(next) {
      value = next;
      keep();
    },
  };
}
