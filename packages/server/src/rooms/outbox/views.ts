import { type BroughtPack, pausesLeft, seatsIn, type UnplayableMatch, type Viewer } from '@tasovka/kernel';
import { type GuestView, guestsById, type MatchView, type PackView, type StoppedMatch } from '@tasovka/protocol';
import type { RoomState } from '../log/roomState.ts';
import { dealView } from '../recordings/tableDeal.ts';
import type { SharedTableView } from './viewDiff.ts';

/** The table as everybody sees it; only `you` differs, and is added per viewer. */
export function tableView(
  code: string,
  { table, sitIn, blockList, deal }: RoomState,
  clockOffset: number,
  offersVoice: boolean,
): SharedTableView {
  const { host, locked, language, game, options, matches, began, pausedAt, pausedBy, pace } = table.data;
  const guests: GuestView[] = table.data.guests.map((guest) => ({
    id: guest.id,
    order: guest.order,
    name: guest.name,
    face: guest.face,
    watching: guest.watching,
    ready: guest.ready,
    online: guest.online,
    bot: guest.bot,
    program: guest.program,
    satIn: guest.satIn,
    muted: guest.muted,
    maySpeak: guest.maySpeak,
    asksToSit: guest.asksToSit,
    seatRefused: guest.seatRefused,
    chairOf: guest.chairOf,
    pausesLeft: pausesLeft(table.data, guest.id),
    predicts: guest.predicts,
    opensHand: guest.opensHand,
    looksOver: guest.looksOver,
    wantsNext: table.data.wantNext.includes(guest.id),
    seat: table.seatOf(guest.id),
  }));
  return {
    code,
    host,
    hostAway: table.data.lentBy !== null,
    guests: guestsById(guests),
    locked,
    programs: table.data.programs,
    voice: offersVoice && table.data.voice,
    offersVoice,
    blocked: blockList.size,
    language,
    game,
    options,
    pack: table.pack && packView(table.pack),
    whyNotStart: table.whyNotStart(),
    matches,
    stopped: stoppedView(table.data.unplayable),
    paused: pausedAt !== null,
    pausedBy,
    pace,
    sitIn,
    deal: dealView(deal, table),
    began: began + clockOffset,
  };
}

const stoppedView = (unplayable: UnplayableMatch | null): StoppedMatch | null =>
  unplayable && {
    cause: unplayable.cause,
    game: unplayable.game,
    seated: unplayable.seated,
    scores: unplayable.scores,
  };

/** What everybody sees of a pack; a client that needs the whole of it reads it once by HTTP. */
export const packView = ({ name, count, mark }: BroughtPack): PackView => ({ name, count, mark });

/** `eyes`: who looks over a shoulder sees what its owner sees, and may do nothing for them. */
export function matchView({ table }: RoomState, viewer: Viewer, eyes: Viewer): MatchView | null {
  const { match } = table;
  if (!match) return null;
  const seat = typeof viewer === 'number' ? viewer : null;
  return {
    seat,
    view: match.view(eyes),
    offers: seat === null ? [] : match.offersFor(seat),
    awaited: seatsIn(match.awaited),
  };
}
