import type {
  BotLevel,
  Fault,
  GameEvent,
  Json,
  JsonObject,
  Language,
  OwnText,
  PaceProposal,
  PaceTimes,
  Prediction,
  Seat,
  StopCause,
  TableFault,
  TableReason,
} from '@tasovka/kernel';
import type { VoiceMessage, VoiceNews } from './voice.ts';

/** Milliseconds: the server's clock since 1970 where a message comes from the server, the client's own where it does not. */
export type Timestamp = number;

// ---- What one viewer is shown -------------------------------------------------------------------------------------

export interface GuestView {
  readonly id: string;
  /** Guests are listed by it. */
  readonly order: number;
  readonly name: string;
  readonly face: string;
  readonly watching: boolean;
  readonly ready: boolean;
  readonly online: boolean;
  /** Level of a bot; missing for people. */
  readonly bot: string | null;
  /** A bot from outside: somebody's program plays this seat. Show it to everybody. */
  readonly program: boolean;
  readonly satIn: boolean;
  /** The host has muted this guest for all. */
  readonly muted: boolean;
  /** Watches, and the host lets them speak in the call. Whoever plays may speak unless muted. */
  readonly maySpeak: boolean;
  /** Watches, and would like to play in the next match: the host answers by `seat`. */
  readonly asksToSit: boolean;
  /** The host said no; asking again is of no use before the lobby. */
  readonly seatRefused: boolean;
  /** The name of the bot who made room for this guest; null once a match has begun. */
  readonly chairOf: string | null;
  /** How often this guest may still ask for a pause in this match; the host need not count. */
  readonly pausesLeft: number;
  /** Watches or is out, and has said who will win; stays until the next match or the lobby. */
  readonly predicts: Prediction | null;
  /** Lets everybody who watches or is out look at their cards; until the match is over. */
  readonly opensHand: boolean;
  /** The guest whose cards this one looks at: the view has them as that guest's own. */
  readonly looksOver: string | null;
  /** Has seen the results of the round, and waits for the others. */
  readonly wantsNext: boolean;
  /** Null for guests who watch, and for those who have a chair from the next round or match on. */
  readonly seat: Seat | null;
}

export interface TableView {
  readonly code: string;
  readonly you: string;
  readonly host: string | null;
  /** The host has the powers of somebody who is away, and gives them back when they return. */
  readonly hostAway: boolean;
  readonly guests: readonly GuestView[];
  /** Nobody new comes in. */
  readonly locked: boolean;
  /** The host lets bots from outside in. */
  readonly programs: boolean;
  /** People may talk here by voice: the host has it on, and the server offers it. */
  readonly voice: boolean;
  /** The server offers calls: the host may have `voice` on. */
  readonly offersVoice: boolean;
  /** How many are blocked: `unblock` forgets them all. */
  readonly blocked: number;
  /** The language of bots. */
  readonly language: Language;
  readonly game: string;
  readonly options: Json;
  /** Things of the table's own that are played with instead of the box's; `GET /api/rooms/:code/pack` has them all. */
  readonly pack: PackView | null;
  /** Why the host cannot start now; null where nothing is in the way. */
  readonly whyNotStart: TableFault | null;
  readonly matches: number;
  /** The last match, if it could not be played to its end; its scores so far count. */
  readonly stopped: StoppedMatch | null;
  readonly paused: boolean;
  /** Who asked for the pause; null where that is not known. */
  readonly pausedBy: string | null;
  /** Another pace that is proposed for this match, and who has agreed; it changes when everybody who plays has. */
  readonly pace: PaceProposal | null;
  /** A bot plays for a guest who is away too long. */
  readonly sitIn: boolean;
  /** A deal that another table has played before; null where there is none, or it was played here already. */
  readonly deal: SharedDeal | null;
  /** Server time at which the match's own clock was zero: a deadline of a view is `began` later. */
  readonly began: Timestamp;
}

export interface SharedDeal {
  readonly id: string;
  readonly seats: number;
  /** The next match begins with it: game, options and number of players are what they were. */
  readonly isNext: boolean;
  /** Guests who have seen a replay of it. */
  readonly knownBy: readonly string[];
}

export interface StoppedMatch {
  readonly cause: StopCause;
  readonly game: string;
  /** Guests and their scores, by seat. */
  readonly seated: readonly string[];
  readonly scores: readonly number[];
}

export interface PackView {
  readonly name: OwnText;
  readonly count: number;
  /** Another pack, another mark. */
  readonly mark: string;
}

export interface MatchView {
  readonly seat: Seat | null;
  /** The game's view for this viewer, keys as in scenarios. */
  readonly view: JsonObject;
  /** What this viewer may do now. */
  readonly offers: readonly JsonObject[];
  /** Seats the match waits for. */
  readonly awaited: readonly Seat[];
}

/** All that a client draws. */
export interface RoomView {
  readonly table: TableView;
  readonly match: MatchView | null;
}

/**
 * A `RoomView` as it is sent. Updates are JSON merge patches of it, which cannot patch lists: the guests are sent by id,
 * so that a change of one of them costs no more than that. A missing key and null mean the same.
 */
export interface RoomViewOnWire {
  readonly table: TableViewOnWire;
  readonly match: MatchView | null;
}

export interface TableViewOnWire extends Omit<TableView, 'guests'> {
  readonly guests: Readonly<Record<string, GuestView>>;
}

export interface ChatLine {
  readonly n: number;
  readonly from: string;
  readonly text: string;
  readonly at: Timestamp;
  readonly replyTo?: number;
}

// ---- Client to server ---------------------------------------------------------------------------------------------

/** What a guest asks of the table; the server decides who may do it. */
export type TableRequest =
  | { readonly kind: 'ready'; readonly ready: boolean }
  | { readonly kind: 'rename'; readonly name: string; readonly face: string }
  | { readonly kind: 'watch'; readonly watching: boolean }
  | { readonly kind: 'choose'; readonly game: string; readonly options: Json }
  | { readonly kind: 'bot'; readonly level: BotLevel }
  /** `block`: this guest's device and address do not come back to this table. */
  | { readonly kind: 'remove'; readonly id: string; readonly block?: boolean }
  | { readonly kind: 'unblock' }
  | { readonly kind: 'lock'; readonly locked: boolean }
  /** Whether bots from outside may come in (host). */
  | { readonly kind: 'programs'; readonly allowed: boolean }
  | { readonly kind: 'mute'; readonly id: string; readonly muted: boolean }
  /** Whether there is a call at this table (host). Off ends it for all. */
  | { readonly kind: 'voice'; readonly on: boolean }
  /** Whether a guest who watches may speak in it (host). */
  | { readonly kind: 'let-speak'; readonly id: string; readonly allowed: boolean }
  /** The answer to a guest who asks to sit. */
  | { readonly kind: 'seat'; readonly id: string; readonly allowed: boolean }
  | { readonly kind: 'host'; readonly to: string }
  /** The language of bots (host). */
  | { readonly kind: 'language'; readonly language: Language }
  | { readonly kind: 'start' }
  | { readonly kind: 'lobby' }
  /** Anybody who plays; going on: the host, and who asked. */
  | { readonly kind: 'pause'; readonly paused: boolean }
  /** Another pace for the match on the table (host): times by the names of options; those left out are the usual ones. */
  | { readonly kind: 'pace'; readonly times: PaceTimes }
  /** The answer of somebody who plays; one no is enough. */
  | { readonly kind: 'agree'; readonly agrees: boolean }
  /** Who will win, in the eyes of who watches or is out. */
  | { readonly kind: 'predict'; readonly seat: Seat }
  /** Whether those who watch or are out may see one's cards. */
  | { readonly kind: 'open-hand'; readonly open: boolean }
  /** Whose cards to see, of those who let one; null: nobody's. */
  | { readonly kind: 'look-over'; readonly at: string | null }
  | { readonly kind: 'leave' }
  /** Whether a bot sits in for a guest who is away (host). */
  | { readonly kind: 'sit-in'; readonly on: boolean }
  /** This device has seen a replay of the deal that this table is to play. */
  | { readonly kind: 'knows-deal' };

export type ClientMessage =
  /** First on every connection. The token is the seat's secret; `seq` the last update this device has seen. */
  | { readonly t: 'hello'; readonly token: string; readonly seq?: number }
  /** `pressedAt` is when the person pressed, on the clock agreed by pings (AC-20…AC-22). */
  | { readonly t: 'act'; readonly id: number; readonly action: JsonObject; readonly pressedAt?: Timestamp }
  | { readonly t: 'table'; readonly id: number; readonly request: TableRequest }
  | { readonly t: 'say'; readonly id: number; readonly text: string; readonly replyTo?: number }
  | { readonly t: 'react'; readonly emoji: string }
  /** `heard`: one's own microphone heard a voice, which can be disputed; `spoke`: it is certain. */
  | { readonly t: 'signal'; readonly signal: 'spoke' | 'heard' | 'left' | 'hand' }
  /** The host shows a replay to everybody at the table, or ends that; anybody may stop it where it is. */
  | { readonly t: 'show'; readonly show: Show | null }
  /** A guest points at something in the replay that is shown. */
  | ({ readonly t: 'point' } & Point)
  | VoiceMessage
  | { readonly t: 'pong'; readonly n: number; readonly at: Timestamp };

/** A replay that a table watches together. */
export interface Show {
  readonly recording: string;
  /** The moment, by its number. */
  readonly n: number;
  readonly playing: boolean;
  readonly speed: number;
}

/** What somebody points at: a thing by the name it has on every screen, and where it lay, from 0 to 1, for screens without it. */
export interface Point {
  readonly what: string;
  readonly x: number;
  readonly y: number;
}

// ---- Server to client ---------------------------------------------------------------------------------------------

export type ServerMessage =
  /** The whole view, after hello; `missed` is what happened since the `seq` of the hello. */
  | {
      readonly t: 'welcome';
      readonly seq: number;
      readonly now: Timestamp;
      readonly view: RoomViewOnWire;
      readonly chat: readonly ChatLine[];
      readonly missed: readonly GameEvent[];
    }
  /** One input later: what happened, and a merge patch of the `RoomViewOnWire`. */
  | {
      readonly t: 'update';
      readonly seq: number;
      readonly now: Timestamp;
      readonly events: readonly GameEvent[];
      readonly patch: JsonObject;
    }
  | { readonly t: 'done'; readonly id: number }
  | {
      readonly t: 'refused';
      readonly id: number;
      /** One of the game's own reasons, of the table's or of the wire's. */
      readonly reason: string;
      readonly rule?: string;
      readonly detail?: string;
      readonly at?: string;
      readonly fault?: Fault;
    }
  | { readonly t: 'chat'; readonly line: ChatLine }
  | { readonly t: 'reaction'; readonly from: string; readonly emoji: string }
  /** What the table watches together from now on; also after a welcome, where it does. */
  | { readonly t: 'show'; readonly by: string; readonly show: Show | null }
  | ({ readonly t: 'point'; readonly from: string } & Point)
  | VoiceNews
  | { readonly t: 'ping'; readonly n: number; readonly at: Timestamp; readonly rtt: number; readonly offset: number }
  /** The room is moving, the server restarts, the storage is away: play pauses and goes on by itself. */
  | {
      readonly t: 'notice';
      readonly kind: 'restarting' | 'waiting-for-storage' | 'moved-device' | 'removed' | 'deleted' | 'broken';
    }
  | {
      readonly t: 'error';
      readonly reason:
        | 'no-such-room'
        | 'bad-token'
        | 'bad-message'
        | 'too-fast'
        | 'too-many'
        | 'muted'
        /** There is no call here, or not for whoever asked. */
        | 'voice-off'
        | 'call-full';
    };

export type RefusedMessage = Extract<ServerMessage, { t: 'refused' }>;

// ---- HTTP ---------------------------------------------------------------------------------------------------------

/** POST /api/rooms. */
export interface NewRoom {
  readonly game: string;
  readonly name: string;
  readonly face: string;
  /** As of `NewGuest`. */
  readonly device?: string;
}

/** POST /api/rooms/:code/guests. */
export interface NewGuest {
  readonly name: string;
  readonly face: string;
  readonly watching?: boolean;
  /** A bot from outside: the host decides whether it may come, and everybody sees what it is. */
  readonly program?: true;
  /** A random mark this device keeps: a table that has blocked it knows it again. */
  readonly device?: string;
}

/** GET /api/address: where other devices find the server; null where they cannot. */
export interface PublicAddress {
  readonly address: string | null;
  /** The port of the page that explains the browser's warning, where the server has a certificate of its own. */
  readonly plainPort: number | null;
}

/** GET /api/rooms/:code. */
export interface RoomSummary {
  readonly code: string;
  readonly game: string;
  readonly playing: boolean;
  /** Nobody new comes in. */
  readonly locked: boolean;
  readonly players: number;
  /** Of the players. Between matches they make room for people. */
  readonly bots: number;
  /** People sit on all chairs: one can only watch. */
  readonly full: boolean;
  readonly watchers: number;
  /** Of those who play: a name and a face for each. */
  readonly names: readonly string[];
  readonly faces: readonly string[];
}

/** POST /api/rooms/:code/link (Authorization: Bearer token): a one-time way to move the seat to another device. */
export interface SeatLink {
  readonly link: string;
  readonly until: Timestamp;
}

/** GET /api/rooms/:code/pack (Authorization: Bearer token): what the table brought, whole; null where it brought nothing. */
export interface WholePack {
  readonly mark: string | null;
  readonly things: JsonObject | null;
}

/** POST /api/packs, and what GET /api/packs/:code answers: a pack that anybody with its code may open. */
export interface SharedPack {
  readonly game: string;
  readonly pack: JsonObject;
}

/** POST /api/packs answers with the code; the same pack always has the same one. */
export interface PackCode {
  readonly code: string;
}

/** GET /api/rooms/:code/results (Authorization: Bearer token): how the table's last matches ended, the latest first. */
export interface MatchResults {
  readonly results: readonly MatchResult[];
}

export interface MatchResult {
  /** Which match of the table it was. */
  readonly match: number;
  readonly game: string;
  /** By seat; equal places are shared. */
  readonly names: readonly string[];
  readonly scores: readonly number[];
  readonly places: readonly number[];
  /** The match was not played to its end: the rules were updated meanwhile. */
  readonly stopped?: true;
}

/** Every HTTP call that fails answers with this; `at` and `fault` say what is wrong with a pack. */
export interface HttpProblem {
  readonly reason:
    | 'no-such-room'
    | 'bad-token'
    | 'bad-message'
    | 'too-large'
    | 'too-many'
    | 'unavailable'
    /** What is stored of the room cannot be read. */
    | 'room-broken'
    /** These eyes are not for whoever asks. */
    | 'not-allowed'
    /** No pack is shared by that code, or nobody has used it for long. */
    | 'no-such-pack'
    /** The server keeps no more packs. */
    | 'shelf-full'
    /** Something written in a pack is not what it looks like. */
    | 'hostile-text'
    /** A match of other rules can be seen, and not played on. */
    | 'cannot-go-on'
    /** Nobody who is away is told anything by this server. */
    | 'push-off'
    /** The address of a subscription belongs to none of the push services. */
    | 'unknown-push-service'
    | TableReason;
  readonly detail?: string;
  readonly at?: string;
  readonly fault?: Fault;
}

/** POST /api/rooms and POST /api/rooms/:code/guests answer with the seat's secret, to be kept on the device. */
export interface SeatCredentials {
  readonly code: string;
  readonly guest: string;
  readonly token: string;
  /** What the old device gave along, where the seat came from one. */
  readonly carries?: string;
}
