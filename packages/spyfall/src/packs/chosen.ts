import { isObject } from '@tasovka/kernel';
import { type Pack, readPack } from '../pack.ts';
import { type ChosenPlaces, chosenPlaces, type MorePack, morePacks, packNames, packsOf } from './ids.ts';

/** What a table chose of places, read from options that the rules have accepted, with its own pack. */
export interface TablePlaces {
  readonly chosen: ChosenPlaces;
  readonly pack: Pack | null;
  /** Whether it plays with the thirty of the box and nothing else. */
  readonly isBox: boolean;
}

const texts = (raw: unknown): string[] | undefined =>
  Array.isArray(raw) ? raw.filter((one) => typeof one === 'string') : undefined;

export function tablePlaces(options: unknown, things?: unknown): TablePlaces {
  const given = isObject(options) ? options : {};
  const raw = things ?? given.pack;
  const read = raw === undefined || raw === null ? null : readPack(raw);
  const pack = read?.ok ? read.value : null;
  const named = texts(given.packs);
  const chosen = {
    packs: named && packNames.filter((name) => named.includes(name)),
    without: texts(given.without),
    own: pack?.places.map(({ id }) => id),
  };
  return { chosen, pack, isBox: !pack && packsOf(chosen).join() === 'box' && !chosen.without?.length };
}

/** The packs of ours whose words a table needs besides the box's. */
export const wantedPacks = ({ chosen }: TablePlaces): readonly MorePack[] =>
  morePacks.filter((name) => packsOf(chosen).includes(name));

/** The places in play, each found in the table's own pack first, then among ours. */
export function playedPlaces<Own, Ours>(
  { chosen }: TablePlaces,
  own: (id: string) => Own | undefined,
  ours: (id: string) => Ours | undefined,
): (Own | Ours)[] {
  return chosenPlaces(chosen).flatMap((id) => own(id) ?? ours(id) ?? []);
}
