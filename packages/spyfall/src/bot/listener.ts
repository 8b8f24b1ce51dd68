import type { Chance, Seat } from '@tasovka/kernel';
import type { Topic } from '../places/place.ts';
import type { SpyfallView } from '../view.ts';
import { questions } from '../words/questions.ts';
import type { Remark } from './belief.ts';
import { type Concept, concepts } from './concepts.ts';
import { linesIn } from './lines/lines.ts';
import { type Asked, parseLine, understand } from './parseLine.ts';
import type { PlaceKnowledge, Row } from './placeKnowledge.ts';
import type { Skill } from './skill.ts';

/** A question shows what its asker has in mind, but far less than an answer: anybody may ask anything. */
const questionWeight = 0.35;

const plain = (text: string): string => text.trim().toLowerCase().replaceAll('ё', 'е');

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
      for (const text of probes[concept] ?? []) bank.set(plain(text), { ...understand(text), ...asksFor(concept) });
    }
  }
  return bank;
}

const asksFor = (concept: Concept): Pick<Asked, 'concept' | 'closed'> => ({ concept, closed: true });

export const askedBy = (question: string | null): Asked =>
  question === null
    ? { topic: null, concept: null, closed: false }
    : understand(question, ownQuestions().get(plain(question)));

/** Whether two lines are the same to a listener. */
export const sameLine = (a: string, b: string): boolean => plain(a) === plain(b);

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
      if (answer !== null) this.note(asked, 'answer', this.knowledge.hear(answer, askedBy(question)), chance);
      this.heard++;
    }
    return this.remarks;
  }

  /** What a question presupposes. */
  private ofQuestion(question: string): Row {
    const { concept } = askedBy(question);
    if (concept === null || parseLine(question).concepts.size === 0) return new Float64Array(this.knowledge.size);
    return this.knowledge
      .hear(question, { topic: null, concept: null, closed: false })
      .map((value) => value * questionWeight);
  }

  private note(by: Seat, kind: Remark['kind'], exact: Row, chance: Chance): void {
    const { ear, noise, slips } = this.skill;
    // A listener without a place weighs thirty at once, and remembers none of them exactly.
    const row = exact.map((value) => value * ear + noise * (spread(chance) + spread(chance)));
    const slip = kind === 'answer' ? slips * (spread(chance) + spread(chance)) : 0;
    this.remarks.push({ by, kind, row, exact, slip, vague: kind === 'answer' && isVague(exact) });
  }
}

const spread = (chance: Chance): number => chance.below(2001) / 1000 - 1;
