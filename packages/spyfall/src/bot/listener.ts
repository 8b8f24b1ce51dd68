import type { Chance, Seat } from '@tasovka/kernel';
import type { SpyfallView } from '../view.ts';
import { askedBy, unquoted } from './asked.ts';
import type { Remark } from './belief.ts';
import { type Exchange, resolved } from './conversation.ts';
import { parseLine } from './parseLine.ts';
import type { PlaceKnowledge, Row } from './placeKnowledge.ts';
import type { Skill } from './skill.ts';
import { nothingAsked } from './understand.ts';
import { emptiness } from './vague.ts';

/** A question shows what its asker has in mind, but far less than an answer: anybody may ask anything. */
const questionWeight = 0.35;
/** What it says against somebody to leave a question unanswered (log). */
const shrugWeight = 0.16;
/** People wander off, and mean nothing by it. */
const besideWeight = 0.35;

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
    for (const exchange of said.slice(this.heard)) {
      const { asker, asked, question, answer } = exchange;
      if (!this.half && question !== null) this.note(asker, 'question', this.ofQuestion(question), chance);
      // The last question may still be answered; an older one never will be: somebody shrugged.
      this.half = answer === null && this.heard === said.length - 1;
      if (this.half) break;
      if (answer !== null)
        this.note(
          asked,
          'answer',
          this.ofAnswer(exchange, answer, said.slice(0, this.heard)),
          chance,
          emptiness(answer),
        );
      // Whoever says nothing to a written question has said as little as one can.
      else if (question !== null) this.shrug(asked);
      this.heard++;
    }
    return this.remarks;
  }

  /** What an answer says of the places; one that is not on the subject weighs little. */
  private ofAnswer({ question, asker, asked: by }: Exchange, answer: string, before: SpyfallView['said']): Row {
    const asked = resolved(question, before, asker, by);
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
