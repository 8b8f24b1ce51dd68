import { type Card, count, grey } from '@tasovka/cards';
import { rarely, readColour, TableMemory } from '@tasovka/cards/bot';
import {
  except,
  type GameEvent,
  including,
  type Json,
  neighbour,
  nobody,
  type Seat,
  type SeatSet,
} from '@tasovka/kernel';
import { box, familyOf, isNumber, rankOf } from '../box.ts';
import { handSize } from '../state.ts';
import { fitsOn } from './policy/fitting.ts';
import { layWorth } from './policy/turn.ts';
import { cardOf, cardsOf, type Seen } from './seen.ts';

/** Свинорот wants a small number along: how often one holds it and cannot lay it. */
const unpaired = 0.45;
/** How far the worth of a card is from clear, in cards; with few cards in hand endings count for more. */
const hesitation = 0.1;
const nearTheEnd = 0.5;

/** What a bot noticed and keeps in mind: who holds what, who seemed to lack what, what lies in the pile, who lied. */
export class Memory extends TableMemory {
  /** Healed pairs. */
  removed: Card[] = [];
  /** Who came down to one card, perhaps without a word, since the last move. */
  uncalled: SeatSet = nobody;
  /** The card laid for whose copy this bot is just calling «Свинтус!». */
  calledFor: number | null = null;
  /** Dark cards turned over so far: how many were lies, with a little trust to begin with. */
  lies = 1;
  truths = 1;
  private drawer: Seat | null = null;
  private direction: 1 | -1 = 1;
  private owed = 0;
  private sizes: readonly number[] = [];
  /** Свинорот is going on: cards are laid by other rules. */
  private circling = false;
  private dark: { readonly seat: Seat; readonly card: Card | null }[] = [];
  private turned: Card | null = null;

  constructor(me: Seat, seats: number) {
    super(me, seats, box);
  }

  override look(seen: Seen): void {
    super.look(seen);
    this.circling = seen.phase === 'svinorot';
    this.direction = seen.direction;
    this.owed = seen.owed;
    this.sizes = seen.sizes;
  }

  notice(event: GameEvent): void {
    const seat = event.seat as Seat;
    switch (event.type) {
      case 'dealt':
        this.newRound(cardOf(event.open));
        break;
      case 'intercepted':
        this.sawIntercepted(seat, cardOf(event.card), event.window as number);
        break;
      case 'laid':
        this.sawLaid(seat, event);
        break;
      case 'named-colour':
        this.sawNamed(seat, readColour(event.colour));
        break;
      case 'drew':
        this.moved(seat);
        this.couldNotFollow(seat);
        this.hidden.grew(seat, 1);
        this.drawer = seat;
        break;
      case 'passed':
        this.moved(seat);
        this.hidden.weighNewest(seat, (card) => this.reluctance(card));
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
        this.sawEtiquette(seat, cardOf(event.card), event.count as number, event.cards);
        break;
      case 'punished':
        this.sawPunished(seat, event);
        break;
      case 'swapped':
        this.sawSwap(seat, event.partner as Seat, event.gave);
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
        this.sawTurned(seat, cardOf(event.card), event.honest === true);
        break;
      case 'healed':
        this.moved(seat);
        this.removed.push(...cardsOf(event.cards));
        for (const card of cardsOf(event.cards)) this.hidden.gave(seat, card);
        this.uncalled = including(this.uncalled, seat);
        break;
      case 'caught':
        this.uncalled = except(this.uncalled, seat);
        break;
      case 'trusted':
      case 'gave-up':
      case 'dawdled':
        this.moved(seat);
    }
  }

  private newRound(open: Card): void {
    this.opened(open);
    this.removed = [];
    this.dark = [];
    this.uncalled = nobody;
    this.calledFor = null;
    this.drawer = null;
  }

  /** Somebody moved in turn: nobody can be caught any more for what was before, and no copy comes any more. */
  private moved(seat: Seat): void {
    this.uncalled = nobody;
    this.drawer = null;
    this.nobodyAnswered(seat);
  }

  private sawLaid(seat: Seat, event: GameEvent): void {
    const card = cardOf(event.card);
    const drawn = this.drawer === seat;
    this.moved(seat);
    if (drawn) this.hidden.gaveNewest(seat, card);
    else {
      this.sawChoice(seat, card);
      this.hidden.gave(seat, card);
    }
    this.lands(card);
    if (event.with !== undefined) {
      this.hidden.gave(seat, cardOf(event.with));
      this.lands(cardOf(event.with));
    }
    this.mayBeAnswered(seat, card, event.window as number);
  }

  private sawIntercepted(seat: Seat, card: Card, window: number): void {
    this.uncalled = nobody;
    this.hidden.gave(seat, card);
    this.lands(card);
    this.mayBeAnswered(seat, card, window);
    this.answerable = false;
  }

  private mayBeAnswered(seat: Seat, card: Card, window: number): void {
    this.laid = window;
    this.uncalled = including(this.uncalled, seat);
    this.answerable = familyOf[card] !== 'temnodel';
  }

  /** A virus does not stay on the pile. */
  private lands(card: Card): void {
    if (familyOf[card] !== 'infection') this.landed(card);
  }

  /** What a seat laid tells what it would rather have laid. */
  private sawChoice(seat: Seat, card: Card): void {
    if (this.circling || this.colour === grey || this.owed > 0) return;
    const size = (at: Seat): number => this.sizes[at] ?? handSize;
    const left = size(seat) - 1;
    const next = size(neighbour(seat, this.direction, this.seats));
    const back = size(neighbour(seat, this.direction === 1 ? -1 : 1, this.seats));
    this.chose(seat, card, left <= 2 ? nearTheEnd : hesitation, (one) => {
      if (!fitsOn(one, this.colour, this.top)) return null;
      // Свинорот may have lacked its number.
      return layWorth(one, left, next, back) - (familyOf[one] === 'svinorot' && one !== card ? 0.4 : 0);
    });
  }

  /** How likely one is not to lay a card one holds. */
  private reluctance(card: Card): number {
    if (this.colour === grey || !fitsOn(card, this.colour, this.top)) return 1;
    return familyOf[card] === 'svinorot' ? unpaired : rarely;
  }

  private couldNotFollow(seat: Seat): void {
    if (seat !== this.me) this.hidden.weigh(seat, (card) => this.reluctance(card));
  }

  private sawTaking(seat: Seat, event: GameEvent): void {
    if (event.cause === 'debt') this.hidden.weigh(seat, (card) => (familyOf[card] === 'hapyozh' ? rarely : 1));
    if (event.cause === 'svinorot') this.couldNotClimb(seat);
    if (event.cause === 'debt' || event.cause === 'dawdling') this.moved(seat);
    if (event.cause === 'temnodel') this.sawPickUp(seat);
    else this.hidden.grew(seat, event.count as number);
  }

  private couldNotClimb(seat: Seat): void {
    const { top } = this;
    this.hidden.weigh(seat, (card) => {
      const step = (rankOf[card] as number) - (rankOf[top] as number);
      return isNumber(card) && (step === 0 || step === 1) ? rarely : 1;
    });
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
    this.moved(seat);
    this.uncalled = including(this.uncalled, seat);
    this.dark.push({ seat, card: card === undefined ? null : cardOf(card) });
    if (seat !== this.me) this.hidden.lostSome(seat, 1);
  }

  private sawTurned(checker: Seat, card: Card, honest: boolean): void {
    this.moved(checker);
    if (honest) this.truths++;
    else this.lies++;
    const last = this.dark.pop();
    this.turned = last && last.card === null ? card : null;
    if (last && last.card !== null) this.dark.push(last);
  }

  private sawGiving(from: Seat, to: Seat, size: number, names: Json | undefined): void {
    this.uncalled = including(this.uncalled, from);
    if (names === undefined) {
      this.hidden.lostSome(from, size);
      this.hidden.grew(to, size);
    } else {
      for (const card of cardsOf(names)) this.hidden.gave(from, card);
      this.hidden.got(to, cardsOf(names));
    }
  }

  private sawEtiquette(seat: Seat, card: Card, size: number, names: Json | undefined): void {
    this.uncalled = including(this.uncalled, seat);
    this.hidden.gave(seat, card);
    if (names === undefined) this.hidden.lostSome(seat, size);
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
    if (count(this.hidden.known[seat] as Card[], card) === 0) this.hidden.showed(seat, card);
  }
}
