import {
  type AnyGame,
  type Millis,
  type SettledScores,
  Table,
  type TableInput,
  type TableRefusal,
  UnknownFormat,
} from '@tasovka/kernel';
import type { ChatLine } from '@tasovka/protocol';
import { BlockList, type Origin, type SavedBlockList } from '../people/blockList.ts';
import { type NewDeal, type TableDeal, withKnower } from '../recordings/tableDeal.ts';
import { type UnrecordedMatch, UnrecordedMatches } from '../recordings/unrecordedMatches.ts';

/** Everything that is written to a room's log. */
export type LogEntry =
  | {
      readonly kind: 'table';
      readonly input: TableInput;
      /** The hash of the new guest's token. */
      readonly key?: string;
      readonly origin?: Origin;
      /** What the room hashes origins with from now on; the first guest who has one brings it. */
      readonly secret?: string;
      /** The guest who leaves may not come back. */
      readonly block?: true;
    }
  | { readonly kind: 'unblock' }
  | { readonly kind: 'chat'; readonly line: ChatLine }
  /** The seat has another token from now on: it moved, or its guest was removed (null). */
  | { readonly kind: 'key'; readonly guest: string; readonly key: string | null }
  | { readonly kind: 'link'; readonly guest: string; readonly link: string; readonly until: Millis }
  | { readonly kind: 'sit-in'; readonly on: boolean }
  /** Whether the table wants ratings in its book. */
  | { readonly kind: 'ratings'; readonly on: boolean }
  /** The match has a recording, or never will: its rows are no longer needed for one. */
  | { readonly kind: 'recorded'; readonly match: number }
  /** The table is to play a deal that another one has played before. */
  | { readonly kind: 'deal'; readonly deal: NewDeal }
  /** A guest has seen a replay of that deal. */
  | { readonly kind: 'knows-deal'; readonly guest: string };

interface Link {
  readonly guest: string;
  readonly until: Millis;
}

/** How a room is written down. Rows before a snapshot are removed: whoever raises this goes on reading format 2. */
const format = 2;

interface SavedRoom {
  readonly format: number;
  readonly table: string;
  readonly keys: Record<string, string>;
  readonly links: Record<string, Link>;
  readonly chat: ChatLine[];
  readonly chatted: number;
  readonly sitIn: boolean;
  /** Missing from snapshots written before hosts could block. */
  readonly blockList?: SavedBlockList;
  /** Missing from snapshots written before there were ratings. */
  readonly ratings?: boolean;
  /** Missing from snapshots written before matches were recorded. */
  readonly unrecorded?: readonly UnrecordedMatch[];
  /** Missing where there is none. */
  readonly deal?: TableDeal;
}

const chatKept = 100;

/** The state of a room, folded from its log: the table, the tokens of the guests, the chat. */
export class RoomState {
  readonly table: Table;
  /** Guest by hash of token. */
  readonly keys = new Map<string, string>();
  /** Links that move a seat to another device, by hash. */
  readonly links = new Map<string, Link>();
  readonly blockList: BlockList;
  chat: ChatLine[] = [];
  chatted = 0;
  sitIn = true;
  ratings = false;

  readonly unrecorded: UnrecordedMatches;
  deal: TableDeal | null = null;

  constructor(table: Table, blockList = new BlockList(), unrecorded = new UnrecordedMatches()) {
    this.table = table;
    this.blockList = blockList;
    this.unrecorded = unrecorded;
  }

  static restore(
    games: Readonly<Record<string, AnyGame>>,
    saved: string,
    how: { stopMatch?: boolean } = {},
  ): RoomState {
    // Only `save` writes these.
    const { format: found, table, keys, links, chat, chatted, sitIn, ...later }: SavedRoom = JSON.parse(saved);
    if (found !== format) throw new UnknownFormat('room', found, format);
    const state = new RoomState(
      Table.restore(games, table, how),
      BlockList.restore(later.blockList),
      new UnrecordedMatches(later.unrecorded),
    );
    for (const [key, guest] of Object.entries(keys)) state.keys.set(key, guest);
    for (const [hash, link] of Object.entries(links)) state.links.set(hash, link);
    const { deal = null, ratings = false } = later;
    return Object.assign(state, { chat, chatted, sitIn, ratings, deal });
  }

  save(): string {
    const saved: SavedRoom = {
      format,
      table: this.table.save(),
      keys: Object.fromEntries(this.keys),
      links: Object.fromEntries(this.links),
      chat: this.chat,
      chatted: this.chatted,
      sitIn: this.sitIn,
      ratings: this.ratings,
      blockList: this.blockList.save(),
      unrecorded: this.unrecorded.save(),
      ...(this.deal && { deal: this.deal }),
    };
    return JSON.stringify(saved);
  }

  /** `seq`: the row that the entry becomes if it is not refused. */
  apply(entry: LogEntry, at: Millis, seq: number): TableRefusal | null {
    const refusal = this.change(entry, at);
    if (refusal === null) this.unrecorded.after(entry, this.table, seq);
    return refusal;
  }

  private change(entry: LogEntry, at: Millis): TableRefusal | null {
    switch (entry.kind) {
      case 'table':
        return this.table.take(entry.input, at) ?? this.updatePeople(entry);
      case 'chat':
        this.chat = [...this.chat.slice(1 - chatKept), entry.line];
        this.chatted = entry.line.n;
        return null;
      case 'key':
        this.dropKeys(entry.guest);
        if (entry.key !== null) this.keys.set(entry.key, entry.guest);
        return null;
      case 'link':
        for (const [hash, { guest, until }] of this.links) {
          if (guest === entry.guest || until < at) this.links.delete(hash);
        }
        this.links.set(entry.link, { guest: entry.guest, until: entry.until });
        return null;
      case 'unblock':
        this.blockList.unblockAll();
        return null;
      case 'sit-in':
        this.sitIn = entry.on;
        return null;
      case 'ratings':
        this.ratings = entry.on;
        return null;
      case 'recorded':
        return null;
      case 'deal':
        this.deal = { ...entry.deal, match: null, knownBy: [] };
        return null;
      case 'knows-deal':
        if (this.deal) this.deal = withKnower(this.deal, entry.guest);
        return null;
    }
  }

  /** An entry of the log: one that is refused now ends the match it was taken in. */
  replay(entry: LogEntry, at: Millis, seq: number): TableRefusal | null {
    if (entry.kind !== 'table') return this.apply(entry, at, seq);
    const refusal = this.table.replay(entry.input, at) ?? this.updatePeople(entry);
    this.unrecorded.after(entry, this.table, seq);
    return refusal;
  }

  /** The tokens and origins of the guests after an input the table has taken. */
  private updatePeople(entry: Extract<LogEntry, { kind: 'table' }>): null {
    const { input } = entry;
    if (input.kind === 'start') this.noteDeal(input.seed);
    if (input.kind === 'join') this.came(input.id, entry);
    if (input.kind === 'mute') this.blockList.mute(input.id, input.muted);
    if (input.kind === 'leave') this.gone(input.id, entry.block === true);
    return null;
  }

  /** The deal that was brought is played once: it is known afterwards. */
  private noteDeal(seed: string): void {
    if (this.deal?.seed === seed) this.deal = { ...this.deal, match: this.table.data.matches };
  }

  private came(guest: string, { key, origin, secret }: Extract<LogEntry, { kind: 'table' }>): void {
    if (key !== undefined) this.keys.set(key, guest);
    if (secret !== undefined) this.blockList.secret = secret;
    if (origin !== undefined) this.blockList.came(guest, origin);
  }

  private gone(guest: string, isBlocked: boolean): void {
    if (isBlocked) this.blockList.block(guest, (other) => this.table.guest(other)?.online === true);
    if (this.table.guest(guest)) return;
    this.blockList.gone(guest);
    this.dropKeys(guest);
  }

  /** The hash of the token by which a guest is known; undefined for a guest who may not come back. */
  keyOf(guest: string): string | undefined {
    for (const [key, holder] of this.keys) if (holder === guest) return key;
    return undefined;
  }

  private dropKeys(guest: string): void {
    for (const [key, holder] of this.keys) if (holder === guest) this.keys.delete(key);
    for (const [hash, link] of this.links) if (link.guest === guest) this.links.delete(hash);
  }
}

export const readEntry = (body: string): LogEntry => JSON.parse(body) as LogEntry;

/** An entry that ended a round says what it settled, so that scores can be read without playing the match again. */
export function writeEntry(entry: LogEntry, settled: SettledScores | null = null): string {
  if (!settled || entry.kind !== 'table' || entry.input.kind !== 'play') return JSON.stringify(entry);
  return JSON.stringify({ ...entry, input: { ...entry.input, settled } });
}
