import type { Chance, Seat } from '@tasovka/kernel';
import { type Topic, topics } from '../places/place.ts';
import type { SpyfallView } from '../view.ts';
import { questions } from '../words/questions.ts';
import type { Remark } from './belief.ts';
import { type Concept, concepts, ideas } from './concepts.ts';
import { followUpsIn } from './followUps/followUps.ts';
import { linesIn } from './lines/lines.ts';
import { parseLine } from './parseLine.ts';
import type { PlaceKnowledge, Row } from './placeKnowledge.ts';
import type { Skill } from './skill.ts';
import { type Asked, nothingAsked, understand } from './understand.ts';
import { emptiness } from './vague.ts';
import { voicesIn } from './voices/voices.ts';
import { plain } from './words.ts';

/** A question shows what its asker has in mind, but far less than an answer: anybody may ask anything. */
const questionWeight = 0.35;
/** What it says against somebody to leave a question unanswered (log). */
const shrugWeight = 0.16;
/** People wander off, and mean nothing by it. */
const besideWeight = 0.35;

let bank: Map<string, Asked> | null = null;

/** Our own questions, by their words: what each of them asks for. */
function ownQuestions(): ReadonlyMap<string, Asked> {
  if (bank) return bank;
  bank = new Map();
  // What the table suggests to shy people is asked by them word for word.
  for (const suggested of Object.values(questions)) {
    for (const [topic, texts] of Object.entries(suggested)) {
      for (const text of texts) bank.set(plain(text), { ...understand(text), topic: topic as Topic });
    }
  }
  for (const { open, probes } of Object.values(linesIn)) {
    for (const [topic, texts] of Object.entries(open)) {
      for (const text of texts) bank.set(plain(text), { topic: topic as Topic, concept: null, closed: false });
    }
    for (const concept of concepts) {
      for (const text of probes[concept] ?? []) bank.set(plain(text), asksFor(concept));
    }
  }
  return bank;
}

const asksFor = (concept: Concept): Asked => ({ topic: ideas[concept].topic, concept, closed: true });

const understood = new Map<string, Asked>();

/** What a question asks for. Our own questions are known again in whatever voice they are put. */
export function askedBy(question: string | null): Asked {
  if (question === null) return nothingAsked;
  const known = understood.get(question);
  if (known) return known;
  const own = ownQuestions().get(plain(question)) ?? ownQuestions().get(unframed(question));
  const asked = own ?? followedUp(question) ?? understand(unquoted(question));
  // People can type anything: what is remembered must stay small.
  if (understood.size > 2_000) understood.clear();
  understood.set(question, asked);
  return asked;
}

/** «Про еду…», «как у тебя с едой?»: a question that names its subject and asks for no single thing. */
function followedUp(question: string): Asked | null {
  const line = plain(unquoted(question));
  const topic = topics.find((one) => subjects().get(one)?.test(line));
  return topic ? { topic, concept: null, closed: false } : null;
}

let subjectsOfAll: Map<Topic, RegExp> | null = null;

function subjects(): ReadonlyMap<Topic, RegExp> {
  const { ru, en } = followUpsIn;
  subjectsOfAll ??= new Map(
    topics.map((topic) => [
      topic,
      new RegExp(
        `(?:про ${plain(ru.about[topic])}|(?:^|[^а-я])${plain(ru.with[topic])}|about ${plain(en.about[topic])})(?![а-яa-z])`,
      ),
    ]),
  );
  return subjectsOfAll;
}

/** A question without the words that a temperament or a role puts before it. */
export function unframed(question: string): string {
  const known = bare.get(question);
  if (known !== undefined) return known;
  const line = plain(question);
  const frame = frames().find((one) => line.startsWith(one));
  const rest = frame === undefined ? line : line.slice(frame.length).trim();
  if (bare.size > 2_000) bare.clear();
  bare.set(question, rest);
  return rest;
}

const bare = new Map<string, string>();

let framesOfAll: string[] | null = null;

function frames(): readonly string[] {
  framesOfAll ??= (['ru', 'en'] as const).flatMap((language) =>
    [...Object.values(voicesIn[language]), ...Object.values(followUpsIn[language].stations)].flatMap(({ asks }) =>
      asks.map((frame) => plain(frame.replace('{}', ''))),
    ),
  );
  return framesOfAll;
}

/** What somebody says in their own words. */
const unquoted = (text: string): string => text.replace(/«[^»]*»|“[^”]*”/g, ' ');

const largest = (row: Row): number => row.reduce((top, value) => Math.max(top, value), Number.NEGATIVE_INFINITY);

/** A line that fits every place about as well as any. */
export const isVague = (row: Row): boolean => largest(row) < 0.6;

/** Weighs what is said, each line once, and mishears a little where the bot is no good listener. */
export class Listener {
  private readonly knowledge: PlaceKnowledge;
  private readonly skill: Skill;
  private readonly remarks: Remark[] = [];
  private heard = 0;
  private half = false;

  constructor(knowledge: PlaceKnowledge, skill: Skill) {
    this.knowledge = knowledge;
    this.skill = skill;
  }

  /** Everything said in this round so far, weighed. */
  listen(said: SpyfallView['said'], chance: Chance): readonly Remark[] {
    for (const { asker, asked, question, answer } of said.slice(this.heard)) {
      if (!this.half && question !== null) this.note(asker, 'question', this.ofQuestion(question), chance);
      // The last question may still be answered; an older one never will be: somebody shrugged.
      this.half = answer === null && this.heard === said.length - 1;
      if (this.half) break;
      if (answer !== null) this.note(asked, 'answer', this.ofAnswer(question, answer), chance, emptiness(answer));
      // Whoever says nothing to a written question has said as little as one can.
      else if (question !== null) this.shrug(asked);
      this.heard++;
    }
    return this.remarks;
  }

  /** What an answer says of the places; one that is not on the subject weighs little. */
  private ofAnswer(question: string | null, answer: string): Row {
    const asked = askedBy(question);
    const row = this.knowledge.hear(answer, asked);
    return this.knowledge.isBeside(answer, asked) ? row.map((value) => value * besideWeight) : row;
  }

  /** What a question presupposes. */
  private ofQuestion(question: string): Row {
    const { concept } = askedBy(question);
    const own = unquoted(question);
    if (concept === null || parseLine(own).concepts.size === 0) return new Float64Array(this.knowledge.size);
    return this.knowledge.hear(own, nothingAsked).map((value) => value * questionWeight);
  }

  /** It tells nothing about the place, and a little about the one who shrugs; they may just be away. */
  private shrug(by: Seat): void {
    const row = new Float64Array(this.knowledge.size);
    this.remarks.push({ by, kind: 'answer', row, exact: row, slip: -shrugWeight, vague: 0 });
  }

  private note(by: Seat, kind: Remark['kind'], exact: Row, chance: Chance, empty = 0): void {
    const { ear, noise, slips } = this.skill;
    // A listener without a place weighs thirty at once, and remembers none of them exactly.
    const row = exact.map((value) => value * ear + noise * (spread(chance) + spread(chance)));
    const slip = kind === 'answer' ? slips * (spread(chance) + spread(chance)) : 0;
    this.remarks.push({ by, kind, row, exact, slip, vague: isVague(exact) ? empty : 0 });
  }
}

const spread = (chance: Chance): number => chance.below(2001) / 1000 - 1;
