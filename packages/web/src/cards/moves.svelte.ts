import type { Json, Seat } from '@tasovka/kernel';
import type { Offer } from '@tasovka/protocol';
import { buzz } from '../lib/senses.ts';
import { play } from '../sound/sounds.ts';
import type { Session } from '../table/session.svelte.ts';
import type { Flights, PileCard } from './flights.svelte.ts';
import { type HandCard, keepIds } from './handCards.ts';
import { type Draft, draftOf, isOneOf, moveOf, offersFor, openField, pick } from './offers.ts';

/** Questions that ask themselves, because nothing else can be done. */
const asksFirst: ReadonlySet<string> = new Set(['give', 'colour', 'swap']);
/** Moves that throw a card on the pile. */
const throws: ReadonlySet<string> = new Set(['play', 'intercept', 'jump']);

/** My hand and what I am about to do with it: taps become moves, one question at a time. */
export class Moves {
  hand = $state.raw<readonly HandCard[]>([]);
  draft = $state.raw<Draft | null>(null);
  ways = $state.raw<readonly Offer[] | null>(null);
  /** The card that was refused and shakes its head. */
  shaken = $state.raw<number | null>(null);
  private tapped: HandCard | null = null;
  private offers: readonly Offer[] = [];
  private readonly thrown = new Map<string, PileCard>();
  private readonly session: Session;
  private readonly flights: Flights;

  constructor(session: Session, flights: Flights) {
    this.session = session;
    this.flights = flights;
  }

  get forced(): boolean {
    return this.draft !== null && asksFirst.has(this.draft.offer.type);
  }

  hold(cards: readonly string[]): void {
    this.hand = keepIds(this.hand, cards);
  }

  /** A half-made move that is no longer offered is forgotten; a question that must be answered asks itself. */
  hear(offers: readonly Offer[]): void {
    this.offers = offers;
    const still = (offer: Offer | undefined): boolean => offers.some((one) => one.type === offer?.type);
    if (this.draft && !still(this.draft.offer)) this.draft = null;
    if (this.ways && !still(this.ways[0])) this.ways = null;
    const [only, ...others] = offers.filter((offer) => !offer.unprompted);
    if (!this.draft && only && others.length === 0 && asksFirst.has(only.type)) this.draft = draftOf(only);
  }

  begin(offer: Offer, picked: Record<string, Json> = {}): void {
    this.ways = null;
    this.advance(draftOf(offer, picked));
  }

  choose(field: string, value: Json): void {
    if (this.draft) this.advance(pick(this.draft, field, value));
  }

  chooseWay(offer: Offer): void {
    this.begin(offer, this.tapped ? { card: this.tapped.card } : {});
  }

  forget(): void {
    this.draft = null;
    this.ways = null;
    this.tapped = null;
  }

  tapCard(one: HandCard): void {
    if (this.session.paused) return;
    this.tapped = one;
    const fitting = offersFor(this.offers, one.card);
    const [first] = fitting;
    if (!first) void this.session.act({ type: 'play', card: one.card }).then((taken) => taken || this.refuse(one));
    else if (fitting.length === 1) this.begin(first, { card: one.card });
    else this.ways = fitting;
  }

  tapOffers(some: readonly Offer[]): void {
    this.tapped = null;
    const [first] = some;
    if (some.length === 1 && first) this.begin(first);
    else this.ways = some;
  }

  /** A tap on a face: catch who forgot to call, or catch a wink there. */
  tapSeat(seat: Seat, catchable: boolean): void {
    const about = (type: string): Offer | undefined =>
      this.offers.find((one) => one.type === type && isOneOf(one.fields.seat, seat));
    const offer = (catchable && about('catch')) || about('spot');
    if (offer) this.begin(offer, { seat });
  }

  leaving(card: string): DOMRect | null {
    const one = this.hand.find((candidate) => candidate.card === card);
    return one ? this.flights.rect(`card-${one.id}`) : null;
  }

  alreadyThrown(card: string): boolean {
    return this.thrown.delete(card);
  }

  private advance(next: Draft): void {
    this.draft = openField(next) ? next : null;
    if (!this.draft) void this.make(next);
  }

  /** What is tapped moves at once, and slides back if refused. */
  private async make(done: Draft): Promise<void> {
    const { card } = done.picked;
    const mine = this.tapped?.card === card ? this.tapped : this.hand.find((one) => one.card === card);
    this.tapped = null;
    const flies = mine !== undefined && mine !== null && throws.has(done.offer.type);
    if (flies) this.throw(mine);
    const taken = await this.session.act(moveOf(done));
    if (!flies) return;
    this.flights.bringBack(mine.id);
    if (!taken) this.refuse(mine);
  }

  private throw(one: HandCard): void {
    const from = this.flights.rect(`card-${one.id}`);
    this.flights.hide(one.id);
    const thrown = from && this.flights.throw(one.card, from);
    if (thrown) this.thrown.set(one.card, thrown);
  }

  private refuse(one: HandCard): void {
    const thrown = this.thrown.get(one.card);
    if (thrown) this.flights.takeBack(thrown);
    this.thrown.delete(one.card);
    this.shaken = one.id;
    buzz([20, 40, 20]);
    play('no');
    setTimeout(() => {
      this.shaken = null;
    }, 500);
  }
}
