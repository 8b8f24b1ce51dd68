import { type Json, type OwnText, readIn } from '@tasovka/kernel';
import { type PackPlace, roleName } from '../pack.ts';
import { playedPlaces, type TablePlaces, tablePlaces } from '../packs/chosen.ts';
import { ourLore, ourPlaces } from '../packs/lore.ts';
import { facts } from '../places/facts/index.ts';
import { places } from '../places/index.ts';
import type { Both, Place, Tell, Topic } from '../places/place.ts';
import { type Concept, ideas } from './concepts.ts';
import { type ParsedLine, parseLine } from './parseLine.ts';
import { type Fit, readTruth, truth } from './placeTruth.ts';
import type { Asked } from './understand.ts';
import { wordsOf } from './words.ts';

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
  readonly roles: readonly Both[];
  /** What else a pack says about it; null for a place of ours, whose truth is written down. */
  readonly lore: readonly string[] | null;
}

/** All a bot knows about the places of a box, the same for everybody who plays with it. */
export class PlaceKnowledge {
  readonly ids: readonly string[];
  readonly facts: readonly KnownFact[];
  private readonly roles: ReadonlyMap<string, Both>;
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
    this.roles = new Map(known.flatMap(({ id, roles }) => roles.map((role, at) => [roleName(id, at), role] as const)));
    this.buildIndex();
  }

  get size(): number {
    return this.ids.length;
  }

  fit(place: number, concept: Concept): Fit {
    return this.fits[place]?.get(concept) ?? 'open';
  }

  /** What a role reads like, in both languages; empty for one that is not in the box. */
  roleText(role: string): string {
    const { ru = '', en = '' } = this.roles.get(role) ?? {};
    return `${ru} ${en}`;
  }

  /** Whether a line has a word of the place's name in it: what an agent would bite their tongue at. */
  names(place: number, text: string): boolean {
    const words = wordsOf(text);
    return (this.named[place] ?? []).some((stem) => words.some((word) => word.startsWith(stem)));
  }

  /** For every place, how much likelier an answer is there than anywhere (log). */
  hear(answer: string, asked: Asked): Row {
    const key = `${asked.concept ?? ''}|${asked.closed ? 1 : 0}${asked.inverted ? 'i' : ''}${asked.choice ? 'c' : ''}|${answer}`;
    const known = this.heard.get(key);
    if (known) return known;
    const reading = parseLine(answer);
    const row = this.echoes(reading);
    const own = this.placesTold(reading);
    for (const [concept, said] of reading.concepts) {
      const rates = said === 1 ? mention : denial;
      this.addRates(row, concept, (fit, place) => (own.has(place) ? Math.max(rates[fit], rates.open) : rates[fit]));
    }
    if (asked.closed && asked.concept && !asked.choice && reading.lean !== 0) {
      const lean = asked.inverted ? -reading.lean : reading.lean;
      this.addRates(row, asked.concept, (fit) => (lean === 1 ? assent[fit] : 1 - assent[fit]));
    }
    centre(row);
    if (this.heard.size > 4_000) this.heard.clear();
    this.heard.set(key, row);
    return row;
  }

  /** Whether an answer speaks of something, but of nothing that was asked for, and in nobody's known words. */
  isBeside(answer: string, { topic, concept }: Asked): boolean {
    const { concepts, stems, lean } = parseLine(answer);
    if (topic === null || lean !== 0 || concepts.size === 0) return false;
    for (const one of concepts.keys()) if (one === concept || ideas[one].topic === topic) return false;
    return Math.max(0, ...this.sharesOf(stems).values()) < 0.6;
  }

  private addRates(row: Row, concept: Concept, rate: (fit: Fit, place: number) => number): void {
    for (let place = 0; place < row.length; place++)
      row[place] = (row[place] ?? 0) + Math.log(rate(this.fit(place, concept), place));
  }

  /** The places whose own fact a line is: whatever words it is made of, there it speaks against nobody. */
  private placesTold({ stems }: ParsedLine): ReadonlySet<number> {
    const told = new Set<number>();
    for (const [at, share] of this.sharesOf(stems)) if (share > 0.75) told.add(this.facts[at]?.place ?? -1);
    return told;
  }

  /** The best echo of each place's own facts in a line. */
  private echoes({ stems }: ParsedLine): Row {
    const shares = this.sharesOf(stems);
    const row = new Float64Array(this.size);
    for (const [at, share] of shares) {
      const fact = this.facts[at];
      if (fact === undefined) continue;
      const worth = share < 0.3 ? 0 : echo[fact.tell] * Math.min(1, share);
      if (worth > (row[fact.place] ?? 0)) row[fact.place] = worth;
    }
    return row;
  }

  /** How much of each fact is in a line, by the facts' numbers. */
  private sharesOf(stems: ReadonlySet<string>): Map<number, number> {
    const shares = new Map<number, number>();
    for (const stem of stems) {
      for (const [fact, share] of this.index.get(stem) ?? []) shares.set(fact, (shares.get(fact) ?? 0) + share);
    }
    return shares;
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

/** What is true of a place: our own table, or for a pack what its words say; there a plain no outweighs every mention. */
function expected({ id, facts, lore }: Known): Map<Concept, Fit> {
  if (lore === null) return readTruth(truth[id] ?? ourLore[id]?.truth ?? '');
  const fits = new Map<Concept, Fit>();
  for (const text of [...facts.flatMap((fact) => [fact.text.ru, fact.text.en]), ...lore]) {
    for (const [concept, said] of parseLine(text).concepts) {
      if (said === -1) fits.set(concept, 'never');
      else if (!fits.has(concept)) fits.set(concept, 'has');
    }
  }
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

/** Most tables play with places of ours alone, and many with the same ones. */
const ofOurs = new Map<string, PlaceKnowledge>();
const mostKept = 20;

/** The knowledge of a table: what is written down of our places, and what can be understood of its own pack. */
export function knowledgeFor(options: Json): PlaceKnowledge {
  const table = tablePlaces(options);
  if (table.pack) return knowledgeOf(table);
  const key = JSON.stringify(table.chosen);
  const known = ofOurs.get(key) ?? knowledgeOf(table);
  if (ofOurs.size >= mostKept) ofOurs.clear();
  ofOurs.set(key, known);
  return known;
}

function knowledgeOf(table: TablePlaces): PlaceKnowledge {
  const own = new Map(table.pack?.places.map((place) => [place.id, place]));
  return new PlaceKnowledge(
    playedPlaces(
      table,
      (id) => mapped(own.get(id), ofPack),
      (id) => mapped(placesById.get(id), ofUs),
    ),
  );
}

const mapped = <From, To>(given: From | undefined, to: (from: From) => To): To | undefined =>
  given === undefined ? undefined : to(given);

const placesById = new Map<string, Place>([...places, ...ourPlaces].map((place) => [place.id, place]));
const boxFacts: Readonly<Record<string, Known['facts']>> = facts;

const ofUs = ({ id, name, roles }: Place): Known => ({
  id,
  names: [name.ru, name.en],
  facts: boxFacts[id] ?? ourLore[id]?.facts ?? [],
  roles,
  lore: null,
});

const ofPack = ({ id, name, mood, roles, facts: own = [] }: PackPlace): Known => ({
  id,
  names: textsOf(name),
  facts: own.map(({ topic, text }) => ({ topic, tell: 2 as const, text: both(text) })),
  roles: roles.map(both),
  lore: [...textsOf(name), ...textsOf(mood), ...roles.flatMap(textsOf)],
});

const both = (own: OwnText): Both => ({ ru: readIn('ru', own), en: readIn('en', own) });

const textsOf = (own: OwnText | undefined): string[] =>
  typeof own === 'string' ? [own] : [own?.ru, own?.en].filter((text) => text !== undefined);
