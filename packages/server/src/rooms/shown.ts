import { type JsonObject, seatsIn, type Viewer } from '@tasovka/kernel';
import { type GuestView, type MatchView, makePatch, type TableView } from '@tasovka/protocol';
import type { RoomState } from './state.ts';

/** The table as everybody sees it; only `you` differs, and is added per viewer. */
export function tableView(code: string, { table, sitIn }: RoomState, clockOffset: number): Omit<TableView, 'you'> {
  const { host, game, options, matches, began, pausedAt } = table.data;
  const guests: GuestView[] = table.data.guests.map((guest) => ({
    id: guest.id,
    name: guest.name,
    face: guest.face,
    watching: guest.watching,
    ready: guest.ready,
    online: guest.online,
    bot: guest.bot,
    satIn: guest.satIn,
    seat: table.seatOf(guest.id),
  }));
  return {
    code,
    host,
    guests,
    game,
    options,
    whyNotStart: table.whyNotStart() as TableView['whyNotStart'],
    matches,
    paused: pausedAt !== null,
    sitIn,
    began: began + clockOffset,
  };
}

export function matchView({ table }: RoomState, viewer: Viewer): MatchView | null {
  const { match } = table;
  if (!match) return null;
  const seat = typeof viewer === 'number' ? viewer : null;
  return {
    seat,
    view: match.view(viewer),
    offers: seat === null ? [] : match.offersFor(seat),
    awaited: seatsIn(match.awaited),
  };
}

/** What one device has on its screen, so that only what changed need be sent. */
export class Screen {
  private table: Omit<TableView, 'you'> | null = null;
  private match: MatchView | null = null;
  private readonly you: string;

  constructor(you: string) {
    this.you = you;
  }

  /** The whole picture. */
  whole(table: Omit<TableView, 'you'>, match: MatchView | null): JsonObject {
    this.table = table;
    this.match = match;
    return { table: { ...table, you: this.you }, match } as unknown as JsonObject;
  }

  /** What is different now, or undefined. Equal objects are known to be unchanged. */
  patch(table: Omit<TableView, 'you'>, match: MatchView | null): JsonObject | undefined {
    const patch: Record<string, JsonObject | null> = {};
    let any = false;
    if (table !== this.table) {
      const change = makePatch(asJson(this.table), asJson(table));
      if (change) {
        patch.table = change;
        any = true;
      }
    }
    if (match !== this.match) {
      const change = match === null ? null : makePatch(asJson(this.match), asJson(match));
      if (change !== undefined) {
        patch.match = change;
        any = true;
      }
    }
    this.table = table;
    this.match = match;
    return any ? patch : undefined;
  }
}

const asJson = (value: object | null): JsonObject => (value ?? {}) as JsonObject;
