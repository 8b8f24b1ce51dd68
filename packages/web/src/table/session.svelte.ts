import type { Cast, GameEvent, GameWords, JsonObject, Language, Seat } from '@tasovka/kernel';
import type {
  Answer,
  ChatLine,
  GuestView,
  RoomView,
  ServerMessage,
  Show,
  Status,
  TableRequest,
} from '@tasovka/protocol';
import { takeFrame } from '../lib/frames.ts';
import { Marks } from '../lib/marks.svelte.ts';
import { settings } from '../lib/settings.ts';
import type { Call } from '../voice/call.svelte.ts';
import { Voices } from '../voice/voices.svelte.ts';
import { say } from '../words/speech.ts';
import { withBotNames } from './botNames.ts';
import { type EndedMatch, endedMatch } from './endedMatch.ts';
import { MatchFacts } from './matchFacts.ts';
import { isMuted } from './muted.ts';
import { OwnThings } from './ownThings.svelte.ts';
import { Passing } from './passing.svelte.ts';
import { Stillness } from './stillness.svelte.ts';
import { StoryBook, type StoryLine } from './story.svelte.ts';
import { newsBetween, newsInWords, type TableNews } from './tableNews.ts';
import { TableWords } from './tableWords.svelte.ts';
import { Telling } from './telling.ts';
import type { OpenWire, Reply, Wire } from './wire.ts';

type Notice = Extract<ServerMessage, { t: 'notice' }>['kind'];
type Fault = Extract<ServerMessage, { t: 'error' }>['reason'];
type Refused = Extract<Answer, { t: 'refused' }>;

export interface Complaint {
  readonly text: string;
  readonly rule: string | null;
  readonly n: number;
}

/** Heard before the new picture is drawn, while things still lie where they were. */
export type Listener = (events: readonly GameEvent[], missed: boolean) => void;

/** One device at one table: the picture, the talk, the story, and the ways to change them. */
export class Session {
  shown = $state.raw<RoomView | null>(null);
  status = $state.raw<Status>('connecting');
  chat = $state.raw<readonly ChatLine[]>([]);
  notice = $state.raw<Notice | null>(null);
  fault = $state.raw<Fault | null>(null);
  complaint = $state.raw<Complaint | null>(null);
  /** The last match, where it was ended before its time. */
  ended = $state.raw<EndedMatch | null>(null);
  /** A replay that the table watches together, and who shows it. */
  showing = $state.raw<Show | null>(null);
  /** Asked for apart: a picture that changes nothing about the table names nobody anew. */
  private readonly tableAsSent = $derived(this.shown?.table ?? null);
  readonly table = $derived(withBotNames(this.tableAsSent));
  /** Where people point in what is shown. */
  readonly marks = new Marks();
  readonly story = new StoryBook();
  /** What happened in the match, counted for the podium. */
  readonly facts: MatchFacts;
  /** What is seen at somebody's place for a moment. */
  readonly passing = new Passing();
  readonly stillness = new Stillness({
    mayStand: () => this.isAlone && !this.stands && this.match !== null,
    request: (request) => this.connection.table(request),
    whenDrawn: () => this.drawn,
  });
  /** Who talks with each other here. */
  readonly voices = new Voices();
  /** One's own part in it, once it was asked for. */
  call = $state.raw<Call | null>(null);
  readonly things: OwnThings;
  readonly code: string;
  /** What the key below a round's score says where something else follows than the next round. */
  onward: string | null = null;
  /** What is shown is over: there is nothing to do but to look. */
  isReplay = false;
  /** The host has gone on to another game, and this guest still looks at the podium: the table as it is by now. */
  private meanwhile = $state.raw<RoomView | null>(null);
  /** This guest asked for the lobby and wants no more of the podium. */
  private asksForLobby = false;
  private readonly connection: Wire;
  private readonly listeners = new Set<Listener>();
  private readonly telling = new Telling();
  private counter = 0;
  private readonly spoken = new TableWords();
  private teaching = false;
  private matchNumber = -1;
  /** The picture that has come and is not drawn yet. */
  private coming: { readonly shown: RoomView; readonly missed: boolean } | null = null;
  /** What has happened since a match began that is not drawn yet. */
  private untold: GameEvent[] | null = null;
  private drawn: Promise<void> = Promise.resolve();

  constructor(code: string, open: OpenWire) {
    this.code = code;
    this.facts = new MatchFacts(code);
    this.things = new OwnThings(
      () => this.packs?.read() ?? Promise.reject(new Error('no packs here')),
      () => void this.speak(),
    );
    this.connection = open({
      view: (shown, events, missed) => this.picture(shown, events, missed),
      chat: (line, all) => this.heard(line, all),
      reaction: (from, emoji) => {
        if (!isMuted(from)) this.passing.react(from, emoji);
      },
      show: (show) => {
        this.showing = show;
      },
      point: (point, from) => this.marks.add(point, this.guest(from)?.name ?? ''),
      voice: (news) => this.voices.hear(news),
      notice: (kind) => {
        this.notice = kind;
      },
      status: (status) => {
        const isBack = status === 'open' && this.status === 'connecting' && this.mySeat !== null;
        this.status = status;
        if (status === 'open') this.notice = null;
        if (status === 'closed') this.call?.close();
        if (isBack) this.story.heard([{ what: 'youBack' }]);
      },
      error: (reason) => {
        if (reason !== 'voice-off' && reason !== 'call-full') this.fault = reason;
        else {
          this.voices.listener?.refused();
          this.complain(say.now.net.tableReasons[reason] ?? reason);
        }
      },
    });
  }

  get packs() {
    return this.connection.packs;
  }

  /** Nobody can be asked to this table, and nothing of it is known anywhere else. */
  get onDevice(): boolean {
    return this.connection.onDevice === true;
  }

  /** The podium stands for this guest alone. */
  get lingers(): boolean {
    return this.meanwhile !== null;
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
    return this.table !== null && (this.table.host === this.table.you || this.isShared);
  }

  /** Several people look at this screen: nobody is meant by «you». */
  get isShared(): boolean {
    return this.connection.shared !== undefined;
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
    return this.stands && !this.stillness.isOn;
  }

  /** No clock runs, be it for a pause or for a word that is read. */
  get stands(): boolean {
    return this.table?.paused === true;
  }

  /** The host ends any pause, a player their own. */
  get mayGoOn(): boolean {
    return this.isHost || (this.table !== null && this.table.pausedBy === this.table.you);
  }

  /** Nobody else is here but bots: they wait as long as one likes. */
  get isAlone(): boolean {
    return (
      this.isHost && this.table?.guests.every((guest) => guest.bot !== null || guest.id === this.table?.you) === true
    );
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

  /** An event as a sentence. */
  tell(event: GameEvent): string | null {
    return this.telling.tell(event, this.words, this.cast);
  }

  /** The latest of what happened and what was said, as sentences. */
  lastLines(most: number): { readonly n: number; readonly text: string }[] {
    return this.story.lines.slice(-most).flatMap((one) => {
      const said = this.inWords(one);
      return said === null ? [] : [{ n: one.n, text: said }];
    });
  }

  private inWords(one: StoryLine): string | null {
    switch (one.kind) {
      case 'chat':
        return `${this.guest(one.line.from)?.name ?? ''}: ${one.line.text}`;
      case 'news':
        return this.tellNews(one.news);
      default:
        return this.tell(one.event);
    }
  }

  tellNews(news: TableNews): string {
    return newsInWords(news, this.table?.you ?? '', say.now.moments.news);
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
    await this.stillness.end();
    const answer = await this.connection.act(action, this.now());
    // What came before the answer is seen before it.
    await this.drawn;
    // Why not is old news once something could be done.
    if (answer.t === 'done') this.complaint = null;
    return this.answered(answer);
  }

  /** Back to the others, who are in the lobby already. */
  leavePodium(): void {
    const { meanwhile } = this;
    this.meanwhile = null;
    if (meanwhile) this.shown = meanwhile;
  }

  async request(request: TableRequest): Promise<boolean> {
    if (request.kind === 'pause') this.stillness.yield();
    this.asksForLobby = request.kind === 'lobby';
    return this.answered(await this.connection.table(request));
  }

  async say(text: string, replyTo?: number): Promise<boolean> {
    return this.answered(await this.connection.say(text, replyTo));
  }

  react(emoji: string): void {
    this.connection.react(emoji);
  }

  signal(signal: 'spoke' | 'heard' | 'left' | 'hand'): void {
    this.connection.signal(signal);
  }

  /** One's own part in the call; its script comes when somebody first asks for it. */
  async openCall(): Promise<Call> {
    const { Call } = await import('../voice/call.svelte.ts');
    this.call ??= new Call({
      voices: this.voices,
      me: this.table?.you ?? '',
      isOffered: () => this.table?.voice === true,
      send: (message) => this.connection.voice?.(message) === true,
    });
    return this.call;
  }

  close(): void {
    this.facts.close();
    this.call?.close();
    this.connection.close();
  }

  get words(): GameWords | null {
    return this.spoken.now;
  }

  async speak(): Promise<void> {
    if (!this.table) return;
    void this.teachBots(settings.language.value);
    await this.spoken.follow(this.table, this.things.now ?? null);
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
    const { matches } = shown.table;
    if (missed) this.voices.welcomed();
    const isNew = matches !== this.matchNumber && Boolean(shown.match);
    if (isNew) this.telling.begin();
    this.telling.number(events);
    for (const listener of this.listeners) listener(events, missed);
    if (isNew) {
      this.matchNumber = matches;
      this.story.clear();
      this.facts.begin(matches);
    }
    // A story begins with people in their new chairs: who deals has no name before they are drawn.
    if (isNew) this.untold = [];
    if (this.untold) this.untold.push(...events);
    else this.story.add(events);
    for (const event of events) this.facts.count(event, { moment: 0, at: Date.now() });
    this.facts.countHands(shown);
    const isDue = this.coming === null;
    this.coming = { shown, missed: missed || this.coming?.missed === true };
    if (this.shown === null || document.hidden) this.draw();
    else if (isDue) this.drawn = new Promise((done) => setTimeout(done)).then(() => this.draw());
  }

  /** «Другая игра» takes the podium away from nobody but who pressed it. */
  private isPodiumWanted(coming: RoomView): boolean {
    const isOver = this.match?.view.over === true && this.mySeat !== null;
    return isOver && coming.match === null && !this.asksForLobby;
  }

  /** In a task of its own: to hear what happened and to draw what came of it would hold up a slow phone together. */
  private draw(): void {
    if (!this.coming) return;
    const { shown, missed } = this.coming;
    this.coming = null;
    if (this.isPodiumWanted(shown)) {
      this.meanwhile = shown;
      return;
    }
    this.meanwhile = null;
    this.asksForLobby = false;
    takeFrame();
    // The next game may be another one, and people may sit elsewhere: what happened is told while both are known.
    if (!shown.match) this.telling.keep(this.story.events, this.match && this.words, this.cast);
    const before = this.table;
    const eyes = this.mySeat;
    this.ended = this.endedBy(shown);
    this.shown = shown;
    if (before && this.table) {
      const news = newsBetween(before, this.table, this.table.you);
      // A lobby tells no story: who may begin the game from now on is told aloud.
      if (!this.match) for (const one of news) if (one.what === 'host') this.complain(this.tellNews(one));
      // Whoever comes back first after a server fell finds nobody else there yet: that is no news of theirs.
      if (this.match) this.story.heard(missed ? news.filter(({ what }) => what !== 'lost') : news);
    }
    if (this.untold) this.story.add(this.untold);
    this.untold = null;
    if (this.mySeat !== eyes) this.retell();
    this.things.follow(shown.table.pack);
    if (missed) this.chat = this.connection.chat;
    void this.speak();
  }

  /** What is left of the match in sight when the table goes back to the lobby without it. */
  private endedBy({ table, match }: RoomView): EndedMatch | null {
    const was = this.match;
    if (match || table.stopped) return null;
    if (!was || was.view.over === true) return this.ended;
    const by = this.isShared || table.host === table.you ? null : (this.guest(table.host)?.name ?? null);
    return endedMatch(was, by, this.cast);
  }

  /** The phone has gone on: what happened is told as its new owner may know it. */
  private retell(): void {
    const told = this.connection.shared?.told();
    if (!told) return;
    this.telling.begin();
    this.telling.number(told);
    this.story.retell(told);
  }

  private heard(line: ChatLine, all: readonly ChatLine[]): void {
    this.chat = all;
    if (!isMuted(line.from)) {
      this.story.said(line);
      this.passing.say(line);
    }
    const seat = this.guest(line.from)?.seat;
    if (typeof seat === 'number') this.facts.heard(seat);
  }
}
