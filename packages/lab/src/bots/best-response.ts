import { colours } from '@tasovka/cards';
import type { Chance, Decision, Observation, Seat, SeatInfo, SettledEvent } from '@tasovka/kernel';
import { names, type Swintus, type SwintusView } from '@tasovka/swintus';
import { type Skill, SwintusBot } from '@tasovka/swintus/bot';

/** What can be done about a dark card: look under it, lay one honestly, lay one under another's name. */
export const answers = ['check', 'truth', 'lie'] as const;
export type Answer = (typeof answers)[number];

/** Says what to do where one stands like this; a situation is a short text. */
export type Respond = (situation: string, possible: readonly Answer[]) => Answer;

/**
 * Plays as a bot does, but in Темнодел as it is told, by all that is seen there: how many copies of the named card are
 * unaccounted for, whether one could follow honestly, how many cards lie dark, how many the other one has left, and oneself.
 */
export class BestResponseBot extends SwintusBot {
  private readonly mood: { -readonly [K in keyof Skill]: Skill[K] };
  private readonly usual: Skill;
  private readonly respond: Respond;
  private readonly seat: number;
  private thought = '';
  /** Cards seen laid since the deck was last reshuffled. */
  private readonly laid = new Map<string, number>();
  private pile = 0;

  constructor(skill: Skill, seatInfo: SeatInfo, respond: Respond) {
    const mood = { ...skill };
    super(mood, seatInfo);
    this.mood = mood;
    this.usual = skill;
    this.respond = respond;
    this.seat = seatInfo.seat;
  }

  override notice(event: Swintus['Event'] | SettledEvent): void {
    super.notice(event);
    if (event.type !== 'laid' && event.type !== 'intercepted') return;
    const along = event.type === 'laid' && event.with !== undefined ? [event.with] : [];
    for (const card of [event.card, ...along]) this.laid.set(card, (this.laid.get(card) ?? 0) + 1);
  }

  override decide(observation: Observation<Swintus>, chance: Chance): Decision | null {
    const { view } = observation;
    if (view.pile < this.pile) this.laid.clear();
    this.pile = view.pile;
    if (view.turn === this.seat) this.prepare(view);
    return super.decide(observation, chance);
  }

  /** Once for every situation: the bot keeps to what it thought of first. */
  private prepare(view: SwintusView): void {
    const hand = view.hand[this.seat] ?? [];
    const dark = view.phase === 'temnodel' ? view.table : [];
    const last = dark.at(-1);
    const now = `${view.phase} ${dark.length} ${view.top} ${hand.join()}`;
    if (now === this.thought) return;
    this.thought = now;
    if (last) this.act(this.respond(...this.situation(hand, dark.length, last, view.hands[last.seat] ?? 0)));
    else {
      Object.assign(this.mood, this.usual);
      if (hand.some((card) => card.endsWith('temnodel'))) this.open(hand.length);
    }
  }

  private situation(
    hand: readonly string[],
    dark: number,
    { seat, claim }: { readonly seat: Seat; readonly claim: string },
    left: number,
  ): [string, Answer[]] {
    const unseen = Math.max(0, 2 - hand.filter((card) => card === claim).length - (this.laid.get(claim) ?? 0));
    const able = hand.some((card) => follows(card, claim));
    const laying: Answer[] = able ? ['truth', 'lie'] : ['lie'];
    if (seat === this.seat) return [`after an own card, ${able ? 'able' : 'unable'}`, laying];
    const many = dark > 1 ? 'several' : 'one';
    const mine = hand.length <= 3 ? 'few' : 'many';
    return [
      `${unseen} unseen, ${able ? 'able' : 'unable'}, ${many} dark, owner has ${few(left)}, I have ${mine}`,
      ['check', ...laying],
    ];
  }

  private act(answer: Answer): void {
    // A strong bot would think of its own answer.
    this.mood.effort = null;
    this.mood.doubts = answer === 'check' ? 100 : 0;
    this.mood.lies = answer === 'lie' ? 100 : 0;
  }

  private open(size: number): void {
    this.mood.lies = this.respond(`opens with ${few(size)}`, ['truth', 'lie']) === 'lie' ? 100 : 0;
  }
}

const few = (size: number): string => (size <= 2 ? 'at most 2' : 'more');

/** Whether a card is a number that fits the named one. */
function follows(card: string, claim: string): boolean {
  const [colour, value] = card.split('-');
  const [claimedColour, claimedValue] = claim.split('-');
  return numbers.has(card) && (colour === claimedColour || value === claimedValue);
}

const numbers = new Set(
  names.filter((name) => colours.some((colour) => name.startsWith(`${colour}-`)) && /-\d$/.test(name)),
);
