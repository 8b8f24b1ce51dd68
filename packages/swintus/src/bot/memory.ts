import { type Card, grey } from '@tasovka/cards';
import { CardMemory, rarely, readColour } from '@tasovka/cards/bot';
import { except, including, neighbour, nobody, type Seat, type SeatSet, type SettledEvent } from '@tasovka/kernel';
import { box, familyOf, isNumber, rankOf, type SwintusCard } from '../box.ts';
import type { SwintusEvent } from '../event.ts';
import { handSize } from '../state.ts';
import { fitsOn } from './heuristics/fitting.ts';
import { layWorth } from './heuristics/turn.ts';
import { cardOf, type Observed } from './observed.ts';

type EventOf<Type extends SwintusEvent['type']> = Extract<SwintusEvent, { type: Type }>;
type CardNames = readonly SwintusCard[];

/** Свинорот wants a small number along: how often a player holds it and cannot lay it. */
const unpaired = 0.45;
/** How far the worth of a card is from clear, in cards; with few cards in hand endings count for more. */
const hesitation = 0.1;
const nearTheEnd = 0.5;

/** What a bot noticed and remembers: who holds what, who seemed to lack what, what lies in the pile, who lied. */
export class Memory extends CardMemory {
  /** Healed pairs. */
  removed: Card[] = [];
  /** Seats that came down to one card, perhaps without a call, since the last move. */
  uncalled: SeatSet = nobody;
  /** The card laid for whose copy this bot is just calling «Свинтус!». */
  calledFor: number | null = null;
  /** Dark cards turned over so far: how many were lies, with a little trust to begin with. */
  lies = 1;
  truths = 1;
  private drawer: Seat | null = null;
  private direction: 1 | -1 = 1;
  /** Свинорот is going on: cards are laid by other rules. */
  private circling = false;
  private dark: { readonly seat: Seat; readonly card: Card | null }[] = [];
  private turned: Card | null = null;

  constructor(me: Seat, seats: number) {
    super(me, seats, box);
  }

  override look(observed: Observed): void {
    super.look(observed);
    this.circling = observed.phase === 'svinorot';
    this.direction = observed.direction;
  }

  notice(event: SwintusEvent | SettledEvent): void {
    switch (event.type) {
      case 'dealt':
        this.newRound(cardOf(event.open));
        break;
      case 'intercepted':
        this.sawIntercepted(event.seat, cardOf(event.card), event.window);
        break;
      case 'laid':
        this.sawLaid(event);
        break;
      case 'named-colour':
        this.sawNamed(event.seat, readColour(event.colour));
        break;
      case 'drew':
        this.moved(event.seat);
        this.couldNotFollow(event.seat);
        this.hidden.grew(event.seat, 1);
        this.drawer = event.seat;
        break;
      case 'passed':
        this.moved(event.seat);
        this.hidden.weighNewest(event.seat, (card) => this.reluctance(card));
        break;
      case 'took':
        this.sawTaking(event);
        break;
      case 'infected':
        this.hidden.got(event.seat, event.cards.map(cardOf));
        break;
      case 'gave':
        this.sawGiving(event);
        break;
      case 'etiquette':
        this.sawEtiquette(event);
        break;
      case 'punished':
        this.sawPunished(event);
        break;
      case 'swapped':
        this.sawSwap(event.seat, event.partner, event.gave?.map(cardOf));
        break;
      case 'mistake':
        // A catch in vain: there is nobody to be caught.
        this.uncalled = nobody;
        this.sawInHand(event.seat, event.card);
        break;
      case 'showed':
        this.sawInHand(event.seat, event.card);
        break;
      case 'laid-dark':
        this.sawDark(event.seat, event.card);
        break;
      case 'turned-over':
        this.sawTurned(event.seat, cardOf(event.card), event.honest);
        break;
      case 'healed':
        this.sawHealed(event.seat, event.cards.map(cardOf));
        break;
      case 'caught':
        this.uncalled = except(this.uncalled, event.seat);
        break;
      case 'trusted':
      case 'gave-up':
      case 'dawdled':
        this.moved(event.seat);
    }
  }

  private newRound(open: Card): void {
    this.sawOpened(open);
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

  private sawLaid({ seat, card: name, with: companion, window }: EventOf<'laid'>): void {
    const card = cardOf(name);
    const drawn = this.drawer === seat;
    this.moved(seat);
    if (drawn) this.hidden.gaveNewest(seat, card);
    else {
      this.sawChoice(seat, card);
      this.hidden.gave(seat, card);
    }
    this.lands(card);
    if (companion !== undefined) {
      this.hidden.gave(seat, cardOf(companion));
      this.lands(cardOf(companion));
    }
    this.mayBeAnswered(seat, card, window);
  }

  private sawHealed(seat: Seat, pair: readonly Card[]): void {
    this.moved(seat);
    this.removed.push(...pair);
    for (const card of pair) this.hidden.gave(seat, card);
    this.uncalled = including(this.uncalled, seat);
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
    if (familyOf[card] !== 'infection') this.sawLanded(card);
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

  /** How likely a player is not to lay a card they hold. */
  private reluctance(card: Card): number {
    if (this.colour === grey || !fitsOn(card, this.colour, this.top)) return 1;
    return familyOf[card] === 'svinorot' ? unpaired : rarely;
  }

  private couldNotFollow(seat: Seat): void {
    if (seat !== this.me) this.hidden.weigh(seat, (card) => this.reluctance(card));
  }

  private sawTaking({ seat, count, cause }: EventOf<'took'>): void {
    if (cause === 'debt') this.hidden.weigh(seat, (card) => (familyOf[card] === 'hapyozh' ? rarely : 1));
    if (cause === 'svinorot') this.couldNotClimb(seat);
    if (cause === 'debt' || cause === 'dawdling') this.moved(seat);
    if (cause === 'temnodel') this.sawPickUp(seat);
    else this.hidden.grew(seat, count);
  }

  private couldNotClimb(seat: Seat): void {
    const reached = rankOf[this.top] ?? 0;
    this.hidden.weigh(seat, (card) => {
      const rank = rankOf[card];
      return isNumber(card) && (rank === reached || rank === reached + 1) ? rarely : 1;
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

  private sawDark(seat: Seat, card: SwintusCard | undefined): void {
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

  private sawGiving({ from, to, count, cards }: EventOf<'gave'>): void {
    this.uncalled = including(this.uncalled, from);
    this.sawLeave(from, count, cards);
    this.sawCome(to, count, cards);
  }

  private sawEtiquette({ seat, card, count, cards }: EventOf<'etiquette'>): void {
    this.uncalled = including(this.uncalled, seat);
    this.hidden.gave(seat, cardOf(card));
    this.sawLeave(seat, count, cards);
  }

  private sawPunished({ seat, card, count, cards }: EventOf<'punished'>): void {
    this.hidden.got(seat, [cardOf(card)]);
    this.sawCome(seat, count, cards);
  }

  private sawLeave(seat: Seat, size: number, names: CardNames | undefined): void {
    if (names === undefined) this.hidden.lostSome(seat, size);
    else for (const name of names) this.hidden.gave(seat, cardOf(name));
  }

  private sawCome(seat: Seat, size: number, names: CardNames | undefined): void {
    if (names === undefined) this.hidden.grew(seat, size);
    else this.hidden.got(seat, names.map(cardOf));
  }

  private sawInHand(seat: Seat, name: SwintusCard | undefined): void {
    if (name === undefined) return;
    const card = cardOf(name);
    if (!this.hidden.knows(seat, card)) this.hidden.showed(seat, card);
  }
}
