import { isFull } from './chairs.ts';
import { whyNotAnswerPace } from './pace.ts';
import { whyNotPause } from './pauses.ts';
import { whyNotPredict } from './predictions.ts';
import { seatInPlay, whyNotLookOver } from './shoulders.ts';
import type { Table } from './table.ts';
import { limits, type TableInput, type TableReason } from './tableInput.ts';

/**
 * Why a new input is not taken, besides what the table itself refuses. The log is not asked this again: what it once
 * took stays taken, even where the bounds are narrower now.
 */
export function whyNotTaken(table: Table, input: TableInput): TableReason | null {
  switch (input.kind) {
    case 'join':
      return input.bot === undefined
        ? whyNotJoin(table, input.name, input.program === true)
        : table.playing
          ? 'playing'
          : null;
    case 'rename':
      return input.name === '' ? 'empty-name' : null;
    case 'watch':
      return input.watching ? whyNotWatch(table, input.id) : whyNotSit(table, input.id);
    case 'host':
      return whyNotHost(table, input.to);
    case 'mute':
      return isBot(table, input.id) ? 'not-a-person' : null;
    case 'let-speak':
      return isBot(table, input.id) || isProgram(table, input.id) ? 'not-a-person' : null;
    case 'seat':
      return whyNotSeat(table, input.id, input.allowed);
    case 'pause':
      return isProgram(table, input.by) ? 'not-a-person' : whyNotPause(table, input.paused, input.by);
    case 'agree':
      return isProgram(table, input.id) ? 'not-a-person' : whyNotAnswerPace(table, input.id);
    case 'predict':
      return whyNotPredict(table, input.id, input.seat);
    case 'open-hand':
      return input.open ? whyNotOpenHand(table, input.id) : null;
    case 'look-over':
      return whyNotLookOver(table, input.id, input.at);
    default:
      return null;
  }
}

const isBot = (table: Table, id: string): boolean => (table.guest(id)?.bot ?? null) !== null;

const isProgram = (table: Table, id: string): boolean => table.guest(id)?.program === true;

/** A lock that nobody is left to open keeps nobody out. */
function whyNotJoin({ data }: Table, name: string, isForProgram: boolean): TableReason | null {
  if (isForProgram && !data.programs) return 'programs-refused';
  if (data.locked && data.host !== null) return 'table-locked';
  return name === '' ? 'empty-name' : null;
}

function whyNotWatch(table: Table, id: string): TableReason | null {
  const watchers = table.data.guests.length - table.players.length;
  return table.guest(id)?.watching === false && watchers >= limits.watchers ? 'table-full' : null;
}

function whyNotSit(table: Table, id: string): TableReason | null {
  const guest = table.guest(id);
  if (!guest?.watching) return null;
  if (table.data.locked) return 'table-locked';
  return guest.seatRefused ? 'seat-refused' : null;
}

/** A bot of ours or of somebody else has no use for the powers of a host, and a guest who is away would keep them from all others. */
function whyNotHost(table: Table, to: string): TableReason | null {
  if (isBot(table, to) || isProgram(table, to)) return 'not-a-person';
  return table.guest(to)?.online === false ? 'guest-away' : null;
}

function whyNotSeat(table: Table, id: string, allowed: boolean): TableReason | null {
  const guest = table.guest(id);
  if (guest && !guest.asksToSit) return 'not-asking';
  return allowed && isFull(table.players, false) ? 'table-full' : null;
}

function whyNotOpenHand(table: Table, id: string): TableReason | null {
  if (!table.match || table.match.over) return 'not-playing';
  return seatInPlay(table, id) === null ? 'not-in-play' : null;
}

/** What is asked for is so already: nobody needs to hear of it, and it need not be written down. */
export function isNoOp(table: Table, input: TableInput): boolean {
  const { data } = table;
  const guest = 'id' in input ? table.guest(input.id) : undefined;
  switch (input.kind) {
    case 'rename':
      return guest?.name === input.name && guest.face === input.face;
    case 'ready':
      return guest?.ready === input.ready;
    case 'watch':
      return isWatchNoOp(table, input.id, input.watching);
    case 'mute':
      return guest?.muted === input.muted;
    case 'let-speak':
      return guest?.maySpeak === input.allowed;
    case 'voice':
      return data.voice === input.on;
    case 'host':
      return data.host === input.to;
    case 'lock':
      return data.locked === input.locked;
    case 'programs':
      return data.programs === input.allowed;
    case 'language':
      return data.language === input.language;
    case 'pause':
      return table.playing && (data.pausedAt !== null) === input.paused;
    case 'agree':
      return input.agrees && data.pace?.agreed.includes(input.id) === true;
    case 'predict':
      return guest?.predicts?.seat === input.seat;
    case 'open-hand':
      return guest?.opensHand === input.open;
    case 'look-over':
      return guest?.looksOver === input.at;
    default:
      return false;
  }
}

/** During a match a guest who watches asks for a chair, and takes the question back by watching on. */
function isWatchNoOp(table: Table, id: string, watching: boolean): boolean {
  const guest = table.guest(id);
  if (!guest) return false;
  const sits = !guest.watching || (table.playing && guest.asksToSit);
  return sits === !watching;
}
