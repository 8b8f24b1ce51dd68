const prefix = 'tasovka.';

interface TextStorage {
  read(key: string): string | null;
  write(key: string, text: string): void;
  /** False where the browser refused what was written last, and only the page remembers. */
  keeps(key: string): boolean;
  drop(key: string): void;
}

/**
 * What a browser keeps for us. It may refuse: a private window, cookies switched off, no room left. Then the page itself
 * remembers, and the evening goes on until it is reloaded.
 */
function storage(open: () => Storage): TextStorage {
  const page = new Map<string, string>();
  const ask = <T>(question: (kept: Storage) => T): T | null => {
    try {
      return question(open());
    } catch {
      return null;
    }
  };
  return {
    read: (key) => page.get(key) ?? ask((kept) => kept.getItem(prefix + key)),
    write(key, text) {
      const isKept = ask((kept) => {
        kept.setItem(prefix + key, text);
        return true;
      });
      if (isKept) page.delete(key);
      else page.set(key, text);
    },
    keeps: (key) => !page.has(key),
    drop(key) {
      page.delete(key);
      ask((kept) => kept.removeItem(prefix + key));
    },
  };
}

export const deviceStorage = storage(() => localStorage);
export const tabStorage = storage(() => sessionStorage);
