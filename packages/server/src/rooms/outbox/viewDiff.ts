import {
  type JsonObject,
  type Offer,
  type Seat,
  type SeatSet,
  seatsIn,
  type Table,
  type Viewer,
} from '@tasovka/kernel';
import { jsonEqual, type TableViewOnWire } from '@tasovka/protocol';
import { encodeOffer } from './encodeOffer.ts';
import { joinFields, ObjectDiff } from './objectDiff.ts';

export type SharedTableView = Omit<TableViewOnWire, 'you'>;
type Match = NonNullable<Table['match']>;

/** What one log entry changed for all viewers alike, as a merge patch to which a viewer's own fields are added. */
export class SharedPatch {
  /** For every viewer that has nothing to add. */
  readonly patch: string;
  /** These are fields of a merge patch, empty where nothing changed. */
  private readonly table: string;
  private readonly view: string;
  private readonly awaited: string;

  constructor(table: string, view: string, awaited: string) {
    this.table = table;
    this.view = view;
    this.awaited = awaited;
    this.patch = this.with('', '', false);
  }

  /** With a viewer's own fields of the view, and of what is around it. A new match is sent even if empty. */
  with(ownView: string, ownAround: string, isNew: boolean): string {
    const view = joinFields(this.view, ownView);
    const around = joinFields(ownAround, this.awaited);
    const match = view === '' && !isNew ? around : joinFields(`"view":{${view}}`, around);
    return this.inTable(match === '' ? '' : `"match":{${match}}`);
  }

  withoutMatch(): string {
    return this.inTable('"match":null');
  }

  private inTable(match: string): string {
    return this.table === '' ? `{${match}}` : `{${joinFields(`"table":{${this.table}}`, match)}}`;
  }
}

/** What all viewers of a room see alike. It is compared once after every log entry, for everybody. */
export class SharedDiff {
  table: SharedTableView;
  private readonly sentTable = new ObjectDiff();
  private readonly sentStandings = new ObjectDiff();
  private readonly sentRound = new ObjectDiff();
  private match: Match | null = null;
  private standings: JsonObject | null = null;
  /** The fields of the round that are the same for everybody. */
  private open: readonly string[] = [];
  private awaited: SeatSet | null = null;

  constructor(table: SharedTableView, match: Match | null) {
    this.table = table;
    this.sentTable.patch(table);
    this.diff(table, match);
  }

  /** The same table object is known to be unchanged. */
  diff(table: SharedTableView, match: Match | null): SharedPatch {
    const tableChange = table === this.table ? '' : this.sentTable.patch(table);
    this.table = table;
    if (!match) this.noMatch();
    const change = match
      ? new SharedPatch(tableChange, this.changeOfView(match), this.changeOfAwaited(match))
      : new SharedPatch(tableChange, '', '');
    this.match = match;
    return change;
  }

  private changeOfView(match: Match): string {
    const standings = match.standingsView();
    const round = match.roundView('spectator');
    if (match !== this.match) this.open = Object.keys(round).filter((field) => !match.game.own.includes(field));
    const change = joinFields(
      standings === this.standings ? '' : this.sentStandings.patch(standings),
      this.sentRound.patch(round, this.open),
    );
    this.standings = standings;
    return change;
  }

  private changeOfAwaited({ awaited }: Match): string {
    if (awaited === this.awaited) return '';
    this.awaited = awaited;
    return `"awaited":[${seatsIn(awaited)}]`;
  }

  private noMatch(): void {
    if (!this.match) return;
    this.sentStandings.reset();
    this.sentRound.reset();
    this.standings = this.awaited = null;
  }
}

/** Called when a seat is about to see offers it has not seen. */
export type OnOffers = (seat: Seat, offers: readonly Offer[]) => void;

const noOffers: readonly Offer[] = [];
const noChange = new SharedPatch('', '', '');

/** What one device was sent besides what is shared by all, so that only changes are sent. */
export class ViewerDiff {
  private readonly onOffers: OnOffers;
  /** What only this viewer sees of the round. */
  private readonly view = new ObjectDiff();
  private hasMatch = false;
  private seat: Seat | null = null;
  private offers: readonly Offer[] | null = null;

  constructor(onOffers: OnOffers) {
    this.onOffers = onOffers;
  }

  /** The whole view is sent now: changes are counted from here. */
  reset(match: Match | null, viewer: Viewer, eyes: Viewer): void {
    this.patch(noChange, match, viewer, eyes);
  }

  /**
   * What changed, as the text of a merge patch; the very text of `shared` where nothing else changed. `eyes` are those of
   * the viewer, or of somebody over whose shoulder they look.
   */
  patch(shared: SharedPatch, match: Match | null, viewer: Viewer, eyes: Viewer): string {
    if (!match) return this.noMatch(shared);
    const isNew = !this.hasMatch;
    this.hasMatch = true;
    const view = this.view.patch(match.ownView(eyes), match.game.own);
    const seat = this.changeOfSeat(typeof viewer === 'number' ? viewer : null);
    const around = joinFields(seat, this.changeOfOffers(match));
    return view === '' && around === '' && !isNew ? shared.patch : shared.with(view, around, isNew);
  }

  private changeOfSeat(seat: Seat | null): string {
    if (seat === this.seat) return '';
    this.seat = seat;
    this.offers = null;
    return `"seat":${seat}`;
  }

  /** Compared as the rules have them: only new offers are encoded. */
  private changeOfOffers(match: Match): string {
    const offers = this.seat === null ? noOffers : match.offers(this.seat);
    if (this.offers !== null && sameOffers(this.offers, offers)) return '';
    this.offers = offers;
    if (this.seat !== null) this.onOffers(this.seat, offers);
    let texts = '';
    for (const offer of offers) texts = joinFields(texts, encodeOffer(match, offer));
    return `"offers":[${texts}]`;
  }

  private noMatch(shared: SharedPatch): string {
    if (!this.hasMatch) return shared.patch;
    this.hasMatch = false;
    this.seat = null;
    this.offers = null;
    this.view.reset();
    return shared.withoutMatch();
  }
}

function sameOffers(before: readonly Offer[], now: readonly Offer[]): boolean {
  if (before.length !== now.length) return false;
  let i = 0;
  for (const offer of now) {
    const old = before[i++];
    if (offer === old) continue;
    if (offer.type !== old?.type || offer.rule !== old.rule || offer.unprompted !== old.unprompted) return false;
    if (!jsonEqual(offer.fields, old.fields)) return false;
  }
  return true;
}
