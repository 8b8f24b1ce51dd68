const prefix = 'tasovka.';

function read<T>(key: string): T | undefined {
  try {
    const text = localStorage.getItem(prefix + key);
    return text === null ? undefined : (JSON.parse(text) as T);
  } catch {
    return undefined;
  }
}

function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(prefix + key, JSON.stringify(value));
  } catch {
    // A private window may refuse to remember; the evening goes on without it.
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
    write(key, value);
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
