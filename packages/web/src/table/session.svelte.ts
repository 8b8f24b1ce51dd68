import { loadWords } from '@tasovka/games';
import type { Cast, GameEvent, GameWords, JsonObject, Language, Seat } from '@tasovka/kernel';
import type { Answer, ChatLine, GuestView, RoomView, ServerMessage, Status, TableRequest } from '@tasovka/protocol';
import { takeFrame } from '../lib/frames.ts';
import { settings } from '../lib/settings.ts';
import { say } from '../words/speech.ts';
import { withBotNames } from './botNames.ts';
import { isMuted } from './muted.ts';
import { Numbers } from './numbers.ts';
import { OwnThings } from './ownThings.svelte.ts';
import { StoryBook } from './story.svelte.ts';
import type { OpenWire, Reply, Wire } from './wire.ts';

type Notice = Extract<ServerMessage, { t: 'notice' }>['kind'];
type Fault = Extract<ServerMessage, { t: 'error' }>['reason'];
type Refused = Extract<Answer, { t: 'refused' }>;

export interface Complaint {
  readonly text: string;
  readonly rule: string | null;
  readonly n: number;
}

export interface Reaction {
  readonly n: number;
  readonly from: string;
  readonly emoji: string;
}

/** Heard before the new picture is drawn, while things still lie where they were. */
export type Listener = (events: readonly GameEvent[], missed: boolean) => void;

/** One device at one table: the picture, the talk, the story, and the ways to change them. */
export class Session {
  shown = $state.raw<RoomView | null>(null);
  status = $state.raw<Status>('connecting');
  chat = $state.raw<readonly ChatLine[]>([]);
  words = $state.raw<GameWords | null>(null);
  notice = $state.raw<Notice | null>(null);
  fault = $state.raw<Fault | null>(null);
  complaint = $state.raw<Complaint | null>(null);
  reactions = $state.raw<readonly Reaction[]>([]);
  /** Asked for apart: a picture that changes nothing about the table names nobody anew. */
  private readonly tableAsSent = $derived(this.shown?.table ?? null);
  readonly table = $derived(withBotNames(this.tableAsSent));
  readonly story = new StoryBook();
  readonly numbers = new Numbers();
  readonly things: OwnThings;
  readonly code: string;
  /** What the key below a round's score says where something else follows than the next round. */
  onward: string | null = null;
  private readonly connection: Wire;
  private readonly listeners = new Set<Listener>();
  private told = new WeakMap<GameEvent, string | null>();
  private toldBy: GameWords | null = null;
  private counter = 0;
  private wordsFor = '';
  private teaching = false;
  private matchNumber = -1;
  /** The picture that has come and is not drawn yet. */
  private coming: { readonly shown: RoomView; readonly missed: boolean } | null = null;
  /** What has happened since a match began that is not drawn yet. */
  private untold: GameEvent[] | null = null;
  private drawn: Promise<void> = Promise.resolve();

  constructor(code: string, open: OpenWire) {
    this.code = code;
    addEventListener('pagehide', this.keepNumbers);
    this.things = new OwnThings(
      () => this.packs?.read() ?? Promise.reject(new Error('no packs here')),
      () => void this.speak(),
    );
    this.connection = open({
      view: (shown, events, missed) => this.picture(shown, events, missed),
      chat: (line, all) => this.heard(line, all),
      reaction: (from, emoji) => this.reaction(from, emoji),
      notice: (kind) => {
        this.notice = kind;
      },
      status: (status) => {
        this.status = status;
        if (status === 'open') this.notice = null;
      },
      error: (reason) => {
        this.fault = reason;
      },
    });
  }

  get packs() {
    return this.connection.packs;
  }

  get match() {
    return this.shown?.match ?? null;
  }

  get mySeat(): Seat | null {
    return this.match?.seat ?? null;
  }

  get me(): GuestView | undefined {
    return this.guest(this.table?.you);
  }

  get isHost(): boolean {
    return this.table !== null && this.table.host === this.table.you;
  }

  /** Nothing reaches the table now: what is pressed would be lost. */
  get cutOff(): boolean {
    return (
      this.notice === 'restarting' ||
      this.notice === 'waiting-for-storage' ||
      (this.status === 'connecting' && this.shown !== null)
    );
  }

  get paused(): boolean {
    return this.table?.paused === true;
  }

  guest(id: string | null | undefined): GuestView | undefined {
    return this.table?.guests.find((guest) => guest.id === id);
  }

  guestAt(seat: Seat): GuestView | undefined {
    return this.table?.guests.find((guest) => guest.seat === seat);
  }

  get cast(): Cast {
    return { name: (seat) => this.guestAt(seat)?.name ?? '?', me: this.mySeat };
  }

  /** An event as a sentence; each is put into words once. */
  tell(event: GameEvent): string | null {
    const { words } = this;
    if (!words) return null;
    if (this.toldBy !== words) {
      this.toldBy = words;
      this.told = new WeakMap();
    }
    const known = this.told.get(event);
    if (known !== undefined) return known;
    const told = words.story(event, this.cast);
    this.told.set(event, told);
    return told;
  }

  /** The latest of what happened and what was said, as sentences. */
  lastLines(most: number): { readonly n: number; readonly text: string }[] {
    return this.story.lines.slice(-most).flatMap((one) => {
      const said =
        one.kind === 'chat' ? `${this.guest(one.line.from)?.name ?? ''}: ${one.line.text}` : this.tell(one.event);
      return said === null ? [] : [{ n: one.n, text: said }];
    });
  }

  /** Server time of a moment on the match's own clock. */
  stamp(at: number): number {
    return at + (this.table?.began ?? 0);
  }

  now(): number {
    return this.connection.clock.now();
  }

  listen(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  async act(action: JsonObject): Promise<boolean> {
    const answer = await this.connection.act(action, this.now());
    // What came before the answer is seen before it.
    await this.drawn;
    return this.answered(answer);
  }

  async request(request: TableRequest): Promise<boolean> {
    return this.answered(await this.connection.table(request));
  }

  async say(text: string, replyTo?: number): Promise<boolean> {
    return this.answered(await this.connection.say(text, replyTo));
  }

  react(emoji: string): void {
    this.connection.react(emoji);
  }

  signal(signal: 'spoke' | 'left' | 'hand'): void {
    this.connection.signal(signal);
  }

  close(): void {
    removeEventListener('pagehide', this.keepNumbers);
    this.connection.close();
  }

  /** Words follow the game on the table and the language of this device. */
  async speak(): Promise<void> {
    const game = this.table?.game;
    if (!game) return;
    const language = settings.language.value;
    void this.teachBots(language);
    const things = this.things.now ?? null;
    const wanted = `${game}/${language}/${things ? this.table?.pack?.mark : ''}`;
    if (wanted === this.wordsFor) return;
    this.wordsFor = wanted;
    const words = await loadWords(game, language, things).catch(() => null);
    if (wanted === this.wordsFor) this.words = words;
  }

  /** Bots speak as their host does. */
  private async teachBots(language: Language): Promise<void> {
    if (!this.isHost || this.table?.language === language || this.teaching) return;
    this.teaching = true;
    await this.connection.table({ kind: 'language', language });
    this.teaching = false;
  }

  complain(text: string, rule: string | null = null): void {
    this.complaint = { text, rule, n: ++this.counter };
  }

  private answered(answer: Reply): boolean {
    if (answer.t === 'refused') this.explain(answer);
    // While there is no connection, the banner says so already.
    else if (answer.t === 'lost' && this.status !== 'connecting') this.complain(say.now.net.lost);
    return answer.t === 'done';
  }

  private explain({ reason, rule, at, fault }: Refused): void {
    const known = (fault && this.words?.fault?.(at ?? '', fault)) ?? say.now.net.tableReasons[reason];
    const view = this.match?.view;
    const refusal = { reason, ...(rule !== undefined && { rule }) };
    const told = known ?? (this.words && view ? this.words.refusal(refusal, view) : null);
    this.complain(told ?? this.words?.reasons[reason] ?? reason, rule ?? null);
  }

  private picture(shown: RoomView, events: readonly GameEvent[], missed: boolean): void {
    for (const listener of this.listeners) listener(events, missed);
    const { matches } = shown.table;
    const isNew = matches !== this.matchNumber && Boolean(shown.match);
    if (isNew) {
      this.matchNumber = matches;
      this.story.clear();
      this.numbers.clear();
      this.takeUpNumbers();
    }
    // A story begins with people in their new chairs: who deals has no name before they are drawn.
    if (isNew) this.untold = [];
    if (this.untold) this.untold.push(...events);
    else this.story.add(events);
    for (const event of events) this.numbers.count(event);
    const isDue = this.coming === null;
    this.coming = { shown, missed: missed || this.coming?.missed === true };
    if (this.shown === null || document.hidden) this.draw();
    else if (isDue) this.drawn = new Promise((done) => setTimeout(done)).then(() => this.draw());
  }

  /** In a task of its own: to hear what happened and to draw what came of it would hold up a slow phone together. */
  private draw(): void {
    if (!this.coming) return;
    const { shown, missed } = this.coming;
    this.coming = null;
    takeFrame();
    this.shown = shown;
    if (this.untold) this.story.add(this.untold);
    this.untold = null;
    this.things.follow(shown.table.pack);
    if (missed) this.chat = this.connection.chat;
    void this.speak();
  }

  /** A reload must not cost anybody a title: what was counted waits in the tab. */
  private get numbersKey(): string {
    return `tasovka.numbers.${this.code}.${this.matchNumber}`;
  }

  private takeUpNumbers(): void {
    const saved = sessionStorage.getItem(this.numbersKey);
    if (saved !== null) this.numbers.restore(saved);
  }

  private readonly keepNumbers = (): void => sessionStorage.setItem(this.numbersKey, this.numbers.save());

  private heard(line: ChatLine, all: readonly ChatLine[]): void {
    this.chat = all;
    if (!isMuted(line.from)) this.story.said(line);
    const seat = this.guest(line.from)?.seat;
    if (typeof seat === 'number') this.numbers.add('talker', seat, 1);
  }

  private reaction(from: string, emoji: string): void {
    if (isMuted(from)) return;
    const n = ++this.counter;
    this.reactions = [...this.reactions, { n, from, emoji }];
    setTimeout(() => {
      this.reactions = this.reactions.filter((one) => one.n !== n);
    }, 2600);
  }
}
