import type { Cast, GameRules, GameWords, JsonObject } from '@tasovka/kernel';
import { readOffers } from '@tasovka/protocol';
import { type Draft, draftOf, moveOf, offersFor, openField, pick } from '../cards/offers.ts';
import { Practice } from '../practice/practice.ts';
import type { Example } from './examples/example.ts';

interface Refused {
  readonly text: string;
  readonly rule: string | null;
}

const me = 0;
/** AC-23: partners react like people, not like machines. */
const reaction = (): number => 350 + Math.round(Math.random() * 450);

/** One try at an example: what lies there, what happened, and whether the reader has got it. */
export class Trial {
  view = $state.raw<JsonObject>({});
  story = $state.raw<readonly string[]>([]);
  refused = $state.raw<Refused | null>(null);
  outcome = $state.raw<'open' | 'solved' | 'lost'>('open');
  /** A card that asks something more: a colour, a number to lay on top, how many. */
  draft = $state.raw<Draft | null>(null);
  readonly names: readonly string[];
  private practice: Practice;
  private readonly rules: GameRules;
  private readonly example: Example;
  private readonly words: GameWords;

  constructor(rules: GameRules, example: Example, words: GameWords, names: readonly string[]) {
    this.rules = rules;
    this.example = example;
    this.words = words;
    this.names = names;
    this.practice = this.begin();
  }

  again(): void {
    this.practice = this.begin();
  }

  tapCard(card: string): void {
    const [offer] = offersFor(readOffers(this.practice.offers(me)), card);
    if (offer) this.advance(draftOf(offer, { card }));
    else this.act({ type: this.example.verb ?? 'play', card });
  }

  choose(field: string, value: string | number): void {
    if (this.draft) this.advance(pick(this.draft, field, value));
  }

  act(action: JsonObject): void {
    this.draft = null;
    const refusal = this.practice.act(me, action);
    if (refusal) {
      const told = this.words.refusal(refusal, this.practice.view(me));
      this.refused = { text: told, rule: refusal.rule ?? null };
      return;
    }
    this.refused = null;
    if (this.example.race) this.othersSlap();
    for (const { by, does } of this.example.after?.(this.practice.view(me)) ?? []) this.practice.act(by, does);
    this.look();
    const { solved, lost } = this.example;
    if (solved(this.view, action)) this.outcome = 'solved';
    else if (lost?.(this.view)) this.outcome = 'lost';
  }

  private advance(next: Draft): void {
    this.draft = openField(next) ? next : null;
    if (!this.draft) this.act(moveOf(next));
  }

  private othersSlap(): void {
    for (let by = 1; by < this.example.deal.seats; by++) this.practice.act(by, { type: 'slap', ms: reaction() });
  }

  private begin(): Practice {
    const practice = new Practice(this.rules, this.example.deal, this.names);
    for (const { by, does } of this.example.before ?? []) practice.act(by, does);
    practice.happened(me);
    this.view = practice.view(me);
    this.story = [];
    this.refused = null;
    this.outcome = 'open';
    this.draft = null;
    return practice;
  }

  private look(): void {
    const cast: Cast = { name: (seat) => this.names[seat] ?? '?', me };
    const told = this.practice.happened(me).map((event) => this.words.story(event, cast));
    this.story = told.filter((line) => line !== null).slice(0, 4);
    this.view = this.practice.view(me);
  }
}
