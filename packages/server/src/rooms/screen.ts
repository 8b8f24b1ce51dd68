import {
  type Json,
  type JsonObject,
  nothing,
  type Offer,
  type Seat,
  type SeatSet,
  seatsIn,
  type Table,
  type Viewer,
} from '@tasovka/kernel';
import { same, type TableView } from '@tasovka/protocol';
import { joined, Sent } from './sent.ts';

export type OpenTable = Omit<TableView, 'you'>;
type Match = NonNullable<Table['match']>;

/**
 * What all screens of a room show alike. It is looked at once after every entry, for everybody; what changed is there
 * as fields of a merge patch, empty where nothing did.
 */
export class Common {
  table: OpenTable;
  tableChange = '';
  viewChange = '';
  awaitedChange = '';
  private readonly sentTable = new Sent();
  private readonly sentStandings = new Sent();
  private readonly sentRound = new Sent();
  private match: Match | null = null;
  private standings: JsonObject | null = null;
  /** The fields of the round that are the same for everybody. */
  private open: readonly string[] = [];
  private awaited: SeatSet | null = null;

  constructor(table: OpenTable, match: Match | null) {
    this.table = table;
    this.sentTable.patch(table);
    this.look(table, match);
  }

  /** The same table object is known to be unchanged. */
  look(table: OpenTable, match: Match | null): void {
    this.tableChange = table === this.table ? '' : this.sentTable.patch(table);
    this.table = table;
    if (match) this.lookAtMatch(match);
    else this.noMatch();
    this.match = match;
  }

  private lookAtMatch(match: Match): void {
    const standings = match.standingsView();
    const round = match.roundView('spectator');
    if (match !== this.match) this.open = Object.keys(round).filter((field) => !match.game.own.includes(field));
    this.viewChange = joined(
      standings === this.standings ? '' : this.sentStandings.patch(standings),
      this.sentRound.patch(round, this.open),
    );
    this.standings = standings;
    const { awaited } = match;
    this.awaitedChange = awaited === this.awaited ? '' : `"awaited":[${seatsIn(awaited)}]`;
    this.awaited = awaited;
  }

  private noMatch(): void {
    this.viewChange = this.awaitedChange = '';
    if (!this.match) return;
    this.sentStandings.forget();
    this.sentRound.forget();
    this.standings = this.awaited = null;
  }
}

/** Called when a seat is about to see offers it has not seen. */
export type OnOffers = (seat: Seat, offers: readonly Offer[]) => void;

const noOffers: readonly Offer[] = [];

/** Offers that leave nothing to choose are the same few objects again and again. */
const plainOffers = new WeakMap<Offer, string>();

function textOf(match: Match, offer: Offer): string {
  if (offer.fields !== nothing) return JSON.stringify(match.writeOffer(offer));
  const known = plainOffers.get(offer) ?? JSON.stringify(match.writeOffer(offer));
  plainOffers.set(offer, known);
  return known;
}

/** What one device has on its screen besides what is common to all, so that only what changed need be sent. */
export class Screen {
  private readonly onOffers: OnOffers;
  /** What only this viewer sees of the round. */
  private readonly view = new Sent();
  private hasMatch = false;
  private seat: Seat | null = null;
  private offers: readonly Offer[] | null = null;

  constructor(onOffers: OnOffers) {
    this.onOffers = onOffers;
  }

  /** The whole picture is sent now: what is different is counted from here. */
  whole(match: Match | null, viewer: Viewer): void {
    this.changeOfMatch(match, viewer, '', '');
  }

  /** What is different now, as the text of a merge patch. */
  patch({ tableChange, viewChange, awaitedChange }: Common, match: Match | null, viewer: Viewer): string {
    const table = tableChange === '' ? '' : `"table":{${tableChange}}`;
    return `{${joined(table, this.changeOfMatch(match, viewer, viewChange, awaitedChange))}}`;
  }

  private changeOfMatch(match: Match | null, viewer: Viewer, common: string, awaited: string): string {
    if (!match) return this.noMatch();
    const isNew = !this.hasMatch;
    this.hasMatch = true;
    const view = joined(common, this.view.patch(match.ownView(viewer), match.game.own));
    const seat = this.changeOfSeat(typeof viewer === 'number' ? viewer : null);
    const around = joined(joined(seat, this.changeOfOffers(match)), awaited);
    if (view === '' && !isNew) return around === '' ? '' : `"match":{${around}}`;
    return around === '' ? `"match":{"view":{${view}}}` : `"match":{"view":{${view}},${around}}`;
  }

  private changeOfSeat(seat: Seat | null): string {
    if (seat === this.seat) return '';
    this.seat = seat;
    this.offers = null;
    return `"seat":${seat}`;
  }

  /** Compared as the rules have them: names are written only of what is new. */
  private changeOfOffers(match: Match): string {
    const offers = this.seat === null ? noOffers : match.offers(this.seat);
    if (this.offers !== null && same(this.offers as unknown as Json, offers as unknown as Json)) return '';
    this.offers = offers;
    if (this.seat !== null) this.onOffers(this.seat, offers);
    return `"offers":[${offers.map((offer) => textOf(match, offer))}]`;
  }

  private noMatch(): string {
    if (!this.hasMatch) return '';
    this.hasMatch = false;
    this.seat = null;
    this.offers = null;
    this.view.forget();
    return '"match":null';
  }
}
