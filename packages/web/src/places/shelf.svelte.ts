import { isObject } from '@tasovka/kernel';
import { deviceStorage } from '../lib/storage.ts';
import { type Draft, readDraft } from './draft.ts';

/** A pack on this device. */
export interface ShelvedPack {
  readonly key: string;
  readonly draft: Draft;
  /** The code it was shared by, as it was then. */
  readonly code?: string | undefined;
}

const storageKey = 'packs';
const version = 1;
export const mostPacks = 30;

type Kept = { readonly packs: readonly ShelvedPack[]; readonly isNewer: boolean };

function readShelf(text: string | null): Kept {
  try {
    const raw: unknown = JSON.parse(text ?? 'null');
    if (!isObject(raw) || !Array.isArray(raw.packs)) return { packs: [], isNewer: false };
    // A newer app knows what is in it: it is left alone until this one is as new.
    if (typeof raw.version !== 'number' || raw.version > version) return { packs: [], isNewer: true };
    return { packs: raw.packs.flatMap(readShelved), isNewer: false };
  } catch {
    return { packs: [], isNewer: false };
  }
}

function readShelved(raw: unknown): ShelvedPack[] {
  if (!isObject(raw) || typeof raw.key !== 'string') return [];
  const draft = readDraft(raw.draft);
  return draft ? [{ key: raw.key, draft, ...(typeof raw.code === 'string' && { code: raw.code }) }] : [];
}

/** The packs that were put together on this device, the last one first. */
class Shelf {
  private kept = $state.raw<Kept>(readShelf(deviceStorage.read(storageKey)));
  private isWritten = $state.raw(true);

  constructor() {
    // Another window writes the whole shelf as well: what it put there is not lost by the next letter written here.
    addEventListener('storage', ({ key }) => {
      if (key === null || key.endsWith(storageKey)) this.kept = readShelf(deviceStorage.read(storageKey));
    });
  }

  get packs(): readonly ShelvedPack[] {
    return this.kept.packs;
  }

  /** Saved by a newer app: nothing is written over it. */
  get isNewer(): boolean {
    return this.kept.isNewer;
  }

  /** Whether the device keeps what was last changed; else it goes with the page. */
  get isSaved(): boolean {
    return this.isWritten;
  }

  find(key: string): ShelvedPack | undefined {
    return this.packs.find((one) => one.key === key);
  }

  /** Puts a new pack on the shelf; its key, or null where there is no room. */
  add(draft: Draft, code?: string): string | null {
    if (this.isNewer || this.packs.length >= mostPacks) return null;
    const key = crypto.getRandomValues(new Uint32Array(1))[0]?.toString(36) ?? '';
    this.write([{ key, draft, code }, ...this.packs]);
    return key;
  }

  change(key: string, draft: Draft): void {
    this.write(this.packs.map((one) => (one.key === key ? { key, draft } : one)));
  }

  shared(key: string, code: string): void {
    this.write(this.packs.map((one) => (one.key === key ? { ...one, code } : one)));
  }

  remove(key: string): void {
    this.write(this.packs.filter((one) => one.key !== key));
  }

  private write(packs: readonly ShelvedPack[]): void {
    if (this.isNewer) return;
    this.kept = { packs, isNewer: false };
    deviceStorage.write(storageKey, JSON.stringify({ version, packs }));
    this.isWritten = deviceStorage.keeps(storageKey);
  }
}

export const shelf = new Shelf();
