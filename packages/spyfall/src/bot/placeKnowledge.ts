import type { Json, OwnText } from '@tasovka/kernel';
import { readPack } from '../pack.ts';
import { facts } from '../places/facts/index.ts';
import { places } from '../places/index.ts';
import type { Both, Tell, Topic } from '../places/place.ts';
import { type Concept, concepts } from './concepts.ts';
import { type Asked, type ParsedLine, parseLine, wordsOf } from './parseLine.ts';
import { expectations, type Fit, traits } from './traits.ts';

/** One number per place. */
export type Row = Float64Array;

export interface KnownFact {
  readonly place: number;
  readonly topic: Topic;
  readonly tell: Tell;
  readonly text: Both;
}

/** How often somebody at a place speaks of a thing, by how well the two fit. */
const mention: Readonly<Record<Fit, number>> = { core: 0.24, has: 0.12, open: 0.035, never: 0.012 };
/** And how often they say that it is not there. */
const denial: Readonly<Record<Fit, number>> = { core: 0.01, has: 0.03, open: 0.06, never: 0.09 };
/** How often they say yes when asked for it. */
const assent: Readonly<Record<Fit, number>> = { core: 0.92, has: 0.78, open: 0.35, never: 0.1 };
/** What it is worth to hear a fact of the place: a vague one fits half of the places. */
const echo: Readonly<Record<Tell, number>> = { 1: 0.05, 2: 0.45, 3: 1.8 };

interface Known {
  readonly id: string;
  readonly names: readonly string[];
  readonly facts: readonly { topic: Topic; tell: Tell; text: Both }[];
  readonly lore: readonly string[];
}

/** All a bot knows about the places of a box, the same for everybody who plays with it. */
export class PlaceKnowledge {
  readonly ids: readonly string[];
  readonly facts: readonly KnownFact[];
  private readonly fits: readonly ReadonlyMap<Concept, Fit>[];
  private readonly named: readonly (readonly string[])[];
  /** By word stem: the facts that have it, each with the word's share of the fact in its language. */
  private readonly index = new Map<string, [fact: number, share: number][]>();
  private readonly heard = new Map<string, Row>();

  constructor(known: readonly Known[]) {
    this.ids = known.map(({ id }) => id);
    this.facts = known.flatMap(({ facts }, place) => facts.map((fact) => ({ ...fact, place })));
    this.named = known.map(({ names }) => names.flatMap(nameStems));
    this.fits = known.map(expected);
    this.buildIndex();
  }

  get size(): number {
    return this.ids.length;
  }

  fit(place: number, concept: Concept): Fit {
    return this.fits[place]?.get(concept) ?? 'open';
  }

  /** Whether a line has a word of the place's name in it: what an agent would bite their tongue at. */
  names(place: number, text: string): boolean {
    const words = wordsOf(text);
    return (this.named[place] ?? []).some((stem) => words.some((word) => word.startsWith(stem)));
  }

  /** For every place, how much likelier an answer is there than anywhere (log). */
  hear(answer: string, asked: Asked): Row {
    const key = `${asked.concept ?? ''}|${asked.closed ? 1 : 0}|${answer}`;
    const known = this.heard.get(key);
    if (known) return known;
    const reading = parseLine(answer);
    const row = this.echoes(reading);
    for (const [concept, said] of reading.concepts) this.add(row, concept, said === 1 ? mention : denial);
    if (asked.closed && asked.concept && reading.lean !== 0) {
      const lean = reading.lean;
      this.addRates(row, asked.concept, (fit) => (lean === 1 ? assent[fit] : 1 - assent[fit]));
    }
    centre(row);
    if (this.heard.size > 4_000) this.heard.clear();
    this.heard.set(key, row);
    return row;
  }

  private add(row: Row, concept: Concept, rates: Readonly<Record<Fit, number>>): void {
    this.addRates(row, concept, (fit) => rates[fit]);
  }

  private addRates(row: Row, concept: Concept, rate: (fit: Fit) => number): void {
    for (let place = 0; place < row.length; place++)
      row[place] = (row[place] ?? 0) + Math.log(rate(this.fit(place, concept)));
  }

  /** The best echo of each place's own facts in a line. */
  private echoes({ stems }: ParsedLine): Row {
    const shares = new Map<number, number>();
    for (const stem of stems) {
      for (const [fact, share] of this.index.get(stem) ?? []) shares.set(fact, (shares.get(fact) ?? 0) + share);
    }
    const row = new Float64Array(this.size);
    for (const [at, share] of shares) {
      const fact = this.facts[at];
      if (fact === undefined) continue;
      const worth = share < 0.3 ? 0 : echo[fact.tell] * Math.min(1, share);
      if (worth > (row[fact.place] ?? 0)) row[fact.place] = worth;
    }
    return row;
  }

  private buildIndex(): void {
    const lines = this.facts.flatMap((fact, at) =>
      [fact.text.ru, fact.text.en].map((text) => ({ at, stems: parseLine(text).stems })),
    );
    const common = new Map<string, number>();
    for (const { stems } of lines) for (const stem of stems) common.set(stem, (common.get(stem) ?? 0) + 1);
    const rarity = (stem: string): number => Math.log(1 + lines.length / (common.get(stem) ?? 1));
    for (const { at, stems } of lines) {
      let total = 0;
      for (const stem of stems) total += rarity(stem);
      for (const stem of stems) {
        const list = this.index.get(stem) ?? [];
        list.push([at, rarity(stem) / total]);
        this.index.set(stem, list);
      }
    }
  }
}

/** Log of the mean likelihood becomes zero: what fits everywhere says nothing. */
function centre(row: Row): void {
  let sum = 0;
  for (const value of row) sum += Math.exp(value);
  const mean = Math.log(sum / row.length);
  for (let place = 0; place < row.length; place++) row[place] = (row[place] ?? 0) - mean;
}

function expected({ id, facts, lore }: Known): Map<Concept, Fit> {
  const fits = expectations(traits[id] ?? '');
  for (const text of [...facts.flatMap((fact) => [fact.text.ru, fact.text.en]), ...lore]) {
    for (const [concept, said] of parseLine(text).concepts) {
      const now = fits.get(concept) ?? 'open';
      if (said === 1 && (now === 'open' || now === 'never')) fits.set(concept, 'has');
      if (said === -1 && now === 'open') fits.set(concept, 'never');
    }
  }
  for (const key of fits.keys()) if (!concepts.includes(key)) fits.delete(key);
  return fits;
}

/** «Караван» is in «караванщик», too. */
const nameStems = (name: string): string[] =>
  wordsOf(name)
    .filter((word) => word.length >= 4 && !tooCommon.has(word))
    .map((word) => word.slice(0, Math.max(4, word.length - 2)));
const tooCommon = new Set([
  'band',
  'camp',
  'great',
  'первой',
  'черной',
  'black',
  'школа',
  'school',
  'круг',
  'circle',
  'rush',
  'бой',
  'война',
  'death',
  'смерти',
]);

let ofBox: PlaceKnowledge | null = null;
const boxKnowledge = (): PlaceKnowledge => {
  ofBox ??= new PlaceKnowledge(
    places.map(({ id, name }) => ({ id, names: [name.ru, name.en], facts: facts[id] ?? [], lore: [] })),
  );
  return ofBox;
};

/** The knowledge of a table: our thirty places, or what can be understood of a pack's names and parts. */
export function knowledgeFor(options: Json): PlaceKnowledge {
  const raw = typeof options === 'object' && options !== null && 'pack' in options ? options.pack : undefined;
  const pack = raw === undefined ? null : readPack(raw);
  if (!pack?.ok) return boxKnowledge();
  const texts = (own: OwnText | undefined): string[] =>
    typeof own === 'string' ? [own] : [own?.ru, own?.en].filter((text) => text !== undefined);
  return new PlaceKnowledge(
    pack.value.places.map(({ id, name, mood, roles }) => ({
      id,
      names: texts(name),
      facts: [],
      lore: [...texts(name), ...texts(mood), ...roles.flatMap(texts)],
    })),
  );
}
