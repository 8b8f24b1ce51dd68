import { type Card, grey, removeCard } from '@tasovka/cards';
import { HiddenHands } from '@tasovka/cards/bot';
import type { GameEvent, Json, Seat } from '@tasovka/kernel';
import { box, colourOf, isJoker, isNumber, plusOf, rankOf } from '../box.ts';
import { cardOf, colourOfName, type Seen } from './seen.ts';

const allCards: readonly Card[] = box.kinds.map((_, card) => card);

/**
 * How often somebody holds all the same what they seemed to lack: who draws, who spends a joker, who lets a copy lie,
 * who changes the colour.
 */
const rarely = 4;
const thrifty = 20;
const missed = 25;
const strayed = 50;

/** What a bot noticed and keeps in mind: who drew what, who seemed to lack what, what lies in the pile. */
export class Memory {
  readonly hidden: HiddenHands;
  /** Cards seen laid since the deck was last made anew, top last. */
  pile: Card[] = [];
  laid = 0;
  lastTurn: Seat = 0;
  /** One's own hand as it was last seen, but for what was laid since. */
  private mine: Card[] = [];
  private top: Card = 0;
  private colour: number = grey;
  private jumper: Seat | null = null;
  private readonly me: Seat;
  private readonly seats: number;

  constructor(me: Seat, seats: number) {
    this.me = me;
    this.seats = seats;
    this.hidden = new HiddenHands(seats, box.kinds.length);
  }

  /** Puts what was noticed in step with what is seen: a bot may sit down late, and decks are made anew unseen. */
  look(seen: Seen): void {
    if (this.pile.length > seen.pile) this.pile = this.pile.slice(this.pile.length - seen.pile);
    if (this.pile.length === 0 || this.pile[this.pile.length - 1] !== seen.top) this.pile = [seen.top];
    this.mine = seen.hand.slice();
    this.top = seen.top;
    this.colour = seen.colour;
    if (seen.turn !== null) this.lastTurn = seen.turn;
    if (seen.window !== null) this.laid = seen.window;
  }

  notice(event: GameEvent): void {
    const seat = event.seat as Seat;
    switch (event.type) {
      case 'dealt':
        this.newRound(cardOf(event.open));
        break;
      case 'jumped':
        this.jumper = seat;
        break;
      case 'laid':
        this.sawLaid(seat, cardOf(event.card), event);
        break;
      case 'named-colour':
        this.named(seat, colourOfName(event.colour));
        break;
      case 'drew':
        this.couldNotFollow(seat);
        if (event.card !== null) this.hidden.got(seat, [cardOf(event.card)]);
        break;
      case 'dug':
        this.couldNotFollow(seat);
        this.hidden.grew(seat, event.count as number);
        break;
      case 'took':
        if (event.why === 'LO-25') this.couldNotPassOn(seat);
        this.hidden.grew(seat, event.count as number);
        break;
      case 'swapped':
        this.sawSwap(seat, event.partner as Seat, event.cards);
    }
  }

  private newRound(open: Card): void {
    this.hidden.clear();
    this.pile = [open];
    this.laid = 0;
    this.top = open;
    this.colour = colourOf[open] as number;
    this.jumper = null;
  }

  private sawLaid(seat: Seat, card: Card, event: GameEvent): void {
    // Whoever holds the copy of a number usually lays it at once.
    if (this.jumper !== seat && isNumber(this.top)) {
      for (let other = 0; other < this.seats; other++) if (other !== seat) this.hidden.lacks(other, this.top, missed);
    }
    if (isJoker(card)) this.hadNothingElse(seat);
    else this.hidden.favours(seat, null);
    if (this.jumper !== seat && colourOf[card] !== this.colour && !isJoker(card)) this.changedColour(seat);
    this.jumper = null;
    for (let i = 0; i < (event.copies as number); i++) {
      this.hidden.gave(seat, card);
      if (seat === this.me) removeCard(this.mine, card);
      this.pile.push(card);
    }
    this.top = card;
    this.colour = colourOf[card] as number;
    this.laid = event.window as number;
  }

  /** LO-27: a joker is laid when nothing else goes, mostly. */
  private hadNothingElse(seat: Seat): void {
    if (seat === this.me) return;
    for (const card of allCards) {
      const follows = colourOf[card] === this.colour || rankOf[card] === rankOf[this.top];
      if (follows && !isJoker(card)) this.hidden.lacks(seat, card, thrifty);
    }
  }

  /** Who has more of the colour to follow mostly stays with it. */
  private changedColour(seat: Seat): void {
    if (seat === this.me) return;
    for (const card of allCards) if (colourOf[card] === this.colour) this.hidden.lacks(seat, card, strayed);
  }

  /** One names what one holds. */
  private named(seat: Seat, colour: number): void {
    this.colour = colour;
    if (seat !== this.me) this.hidden.favours(seat, (card) => colourOf[card] === colour);
  }

  private couldNotFollow(seat: Seat): void {
    if (seat === this.me) return;
    this.hidden.favours(seat, null);
    for (const card of allCards) {
      const follows = colourOf[card] === this.colour || rankOf[card] === rankOf[this.top] || isJoker(card);
      if (follows) this.hidden.lacks(seat, card, rarely);
    }
  }

  private couldNotPassOn(seat: Seat): void {
    const least = Math.max(1, plusOf[this.top] as number);
    for (const card of allCards) if ((plusOf[card] as number) >= least) this.hidden.lacks(seat, card, rarely);
  }

  /** The event tells those two what they got. What this bot gave it knows from its hand, by `gave`. */
  private sawSwap(one: Seat, other: Seat, got: Json | undefined): void {
    this.hidden.swap(one, other);
    if (got === undefined) return;
    const partner = one === this.me ? other : one;
    this.hidden.forget(partner);
    this.hidden.got(partner, this.mine);
  }
}
