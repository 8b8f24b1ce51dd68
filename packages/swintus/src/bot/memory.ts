import { type Card, count, grey } from '@tasovka/cards';
import { HiddenHands } from '@tasovka/cards/bot';
import { except, type GameEvent, including, type Json, nobody, type Seat, type SeatSet } from '@tasovka/kernel';
import { box, colourOf, familyOf, isNumber, rankOf } from '../box.ts';
import { fitsOn } from './policy/fitting.ts';
import { cardOf, cardsOf, colourOfName, type Seen } from './seen.ts';

const allCards: readonly Card[] = box.kinds.map((_, card) => card);
const takings = allCards.filter((card) => familyOf[card] === 'hapyozh');

/**
 * How often somebody holds all the same what they seemed to lack: who draws, who spends a joker or passes a double
 * move by, who lets a copy lie, who has no small number for it, who changes the colour.
 */
const rarely = 4;
const thrifty = 20;
const missed = 25;
const unpaired = 45;
const strayed = 50;

/** What a bot noticed and keeps in mind: who holds what, who seemed to lack what, what lies in the pile, who lied. */
export class Memory {
  readonly hidden: HiddenHands;
  /** Cards seen laid since the deck was last made anew, top last. */
  pile: Card[] = [];
  /** Healed pairs. */
  aside: Card[] = [];
  /** Who came down to one card, perhaps without a word, since the last move. */
  uncalled: SeatSet = nobody;
  laid = 0;
  /** The card laid for whose copy this bot is just calling «Свинтус!». */
  calledFor: number | null = null;
  lastTurn: Seat = 0;
  /** Dark cards turned over so far: how many were lies, with a little trust to begin with. */
  lies = 1;
  truths = 1;
  private top: Card = 0;
  private colour: number = grey;
  private interceptor: Seat | null = null;
  /** Свинорот is going on: cards are laid by other rules. */
  private circling = false;
  private dark: { readonly seat: Seat; readonly card: Card | null }[] = [];
  private turned: Card | null = null;
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
    this.top = seen.top;
    this.colour = seen.colour;
    this.circling = seen.phase === 'svinorot';
    if (seen.turn !== null) this.lastTurn = seen.turn;
    if (seen.window !== null) this.laid = seen.window;
  }

  notice(event: GameEvent): void {
    const seat = event.seat as Seat;
    switch (event.type) {
      case 'dealt':
        this.newRound(cardOf(event.open));
        break;
      case 'intercepted':
        this.interceptor = seat;
        break;
      case 'laid':
        this.sawLaid(seat, event);
        break;
      case 'named-colour':
        this.named(seat, colourOfName(event.colour));
        break;
      case 'drew':
        this.moved();
        this.couldNotFollow(seat);
        this.hidden.grew(seat, 1);
        break;
      case 'passed':
        this.moved();
        this.couldNotFollow(seat);
        break;
      case 'took':
        this.sawTaking(seat, event);
        break;
      case 'infected':
        this.hidden.got(seat, cardsOf(event.cards));
        break;
      case 'gave':
        this.sawGiving(event.from as Seat, event.to as Seat, event.count as number, event.cards);
        break;
      case 'etiquette':
        this.sawEtiquette(seat, cardOf(event.card), event.cards);
        break;
      case 'punished':
        this.sawPunished(seat, event);
        break;
      case 'swapped':
        this.sawSwap(seat, event.with as Seat, event.gave);
        break;
      case 'mistake':
        // Whoever caught in vain: there is nobody to be caught.
        this.uncalled = nobody;
        if (event.card !== undefined) this.sawInHand(seat, cardOf(event.card));
        break;
      case 'showed':
        if (event.card !== undefined) this.sawInHand(seat, cardOf(event.card));
        break;
      case 'laid-dark':
        this.sawDark(seat, event.card);
        break;
      case 'turned-over':
        this.sawTurned(cardOf(event.card), event.honest === true);
        break;
      case 'healed':
        this.moved();
        this.aside.push(...cardsOf(event.cards));
        for (const card of cardsOf(event.cards)) this.hidden.gave(seat, card);
        this.uncalled = including(this.uncalled, seat);
        break;
      case 'caught':
        this.uncalled = except(this.uncalled, seat);
        break;
      case 'trusted':
      case 'gave-up':
      case 'dawdled':
        this.moved();
    }
  }

  private newRound(open: Card): void {
    this.hidden.clear();
    this.pile = [open];
    this.aside = [];
    this.dark = [];
    this.uncalled = nobody;
    this.laid = 0;
    this.calledFor = null;
    this.top = open;
    this.colour = colourOf[open] as number;
    this.interceptor = null;
  }

  /** Somebody moved in turn: nobody can be caught any more for what was before. */
  private moved(): void {
    this.uncalled = nobody;
    this.interceptor = null;
  }

  private sawLaid(seat: Seat, event: GameEvent): void {
    const intercepted = this.interceptor === seat;
    this.moved();
    if (!intercepted) this.nobodyIntercepted(seat);
    if (!intercepted) this.chose(seat, cardOf(event.card));
    for (const name of [event.card, event.with]) if (name !== undefined) this.layOne(seat, cardOf(name));
    this.laid = event.window as number;
    this.uncalled = including(this.uncalled, seat);
  }

  /** Whoever holds the copy of a card usually lays it at once. */
  private nobodyIntercepted(mover: Seat): void {
    const uncut = familyOf[this.top] === 'temnodel' || familyOf[this.top] === 'svinorot';
    if (uncut || this.laid === 0) return;
    for (let other = 0; other < this.seats; other++) if (other !== mover) this.hidden.lacks(other, this.top, missed);
  }

  /** What a seat laid tells what it would rather have laid: jokers go last, double moves first, colours are kept. */
  private chose(seat: Seat, card: Card): void {
    if (seat === this.me || this.colour === grey || this.circling) return;
    const family = familyOf[card];
    const changed = colourOf[card] !== this.colour && colourOf[card] !== grey;
    for (const other of allCards) {
      const better = familyOf[other];
      if (better === 'polisvin' || !fitsOn(other, this.colour, this.top)) continue;
      const double = better === 'svinorot' || better === 'temnodel';
      if (family === 'polisvin' && !double) this.hidden.lacks(seat, other, thrifty);
      else if (double && family === 'number')
        this.hidden.lacks(seat, other, better === 'svinorot' ? unpaired : thrifty);
      else if (changed && !double && colourOf[other] === this.colour) this.hidden.lacks(seat, other, strayed);
    }
  }

  /** One names what one holds. */
  private named(seat: Seat, colour: number): void {
    this.colour = colour;
    if (seat !== this.me) this.hidden.favours(seat, (card) => colourOf[card] === colour);
  }

  private layOne(seat: Seat, card: Card): void {
    this.hidden.gave(seat, card);
    if (colourOf[card] === this.colour) this.hidden.favours(seat, null);
    if (familyOf[card] === 'infection') return;
    this.pile.push(card);
    this.top = card;
    this.colour = colourOf[card] as number;
  }

  private couldNotFollow(seat: Seat): void {
    if (seat === this.me || this.colour === grey) return;
    this.hidden.favours(seat, null);
    for (const card of allCards) if (fitsOn(card, this.colour, this.top)) this.hidden.lacks(seat, card, rarely);
  }

  private sawTaking(seat: Seat, event: GameEvent): void {
    if (event.why === 'SW-20') for (const card of takings) this.hidden.lacks(seat, card, rarely);
    if (event.why === 'SW-32') this.couldNotClimb(seat);
    if (event.why === 'SW-37') this.sawPickUp(seat);
    else this.hidden.grew(seat, event.count as number);
    if (event.why === 'SW-20' || event.why === 'SW-16') this.moved();
  }

  private couldNotClimb(seat: Seat): void {
    for (const card of allCards) {
      const step = (rankOf[card] as number) - (rankOf[this.top] as number);
      if (isNumber(card) && (step === 0 || step === 1)) this.hidden.lacks(seat, card, rarely);
    }
  }

  private sawPickUp(seat: Seat): void {
    for (const { card } of this.dark) if (card === null) this.hidden.grew(seat, 1);
    this.hidden.got(
      seat,
      this.dark.flatMap(({ card }) => (card === null ? [] : [card])),
    );
    if (this.turned !== null) this.hidden.got(seat, [this.turned]);
    this.dark = [];
    this.turned = null;
  }

  private sawDark(seat: Seat, card: Json | undefined): void {
    this.moved();
    this.uncalled = including(this.uncalled, seat);
    this.dark.push({ seat, card: card === undefined ? null : cardOf(card) });
    if (seat !== this.me) this.hidden.lostSome(seat);
  }

  private sawTurned(card: Card, honest: boolean): void {
    this.moved();
    if (honest) this.truths++;
    else this.lies++;
    const last = this.dark.pop();
    this.turned = last && last.card === null ? card : null;
    if (last && last.card !== null) this.dark.push(last);
  }

  private sawGiving(from: Seat, to: Seat, size: number, names: Json | undefined): void {
    this.uncalled = including(this.uncalled, from);
    if (names === undefined) {
      this.hidden.lostSome(from);
      this.hidden.grew(to, size);
    } else {
      for (const card of cardsOf(names)) this.hidden.gave(from, card);
      this.hidden.got(to, cardsOf(names));
    }
  }

  private sawEtiquette(seat: Seat, card: Card, names: Json | undefined): void {
    this.uncalled = including(this.uncalled, seat);
    this.hidden.gave(seat, card);
    if (names === undefined) this.hidden.lostSome(seat);
    else for (const one of cardsOf(names)) this.hidden.gave(seat, one);
  }

  private sawPunished(seat: Seat, event: GameEvent): void {
    this.hidden.got(seat, [cardOf(event.card)]);
    if (event.cards === undefined) this.hidden.grew(seat, event.count as number);
    else this.hidden.got(seat, cardsOf(event.cards));
  }

  private sawSwap(one: Seat, other: Seat, gave: Json | undefined): void {
    this.hidden.swap(one, other);
    if (gave === undefined) return;
    const partner = one === this.me ? other : one;
    this.hidden.forget(partner);
    this.hidden.got(partner, cardsOf(gave));
  }

  private sawInHand(seat: Seat, card: Card): void {
    if (count(this.hidden.known[seat] as Card[], card) === 0) this.hidden.got(seat, [card]);
  }
}
