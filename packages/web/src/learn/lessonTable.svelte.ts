import { type GameRules, isObject, type JsonObject, type Seat } from '@tasovka/kernel';
import { type Answer, type ChatLine, type GuestView, type Listener, localNow, type RoomView } from '@tasovka/protocol';
import { Practice } from '../practice/practice.ts';
import type { Reply, Wire } from '../table/wire.ts';
import { isWanted, type Lesson, narrowed, type Step, type Turn } from './lesson.ts';

export interface Learner {
  readonly name: string;
  readonly face: string;
}

export interface LessonPlan {
  readonly lesson: Lesson;
  readonly rules: GameRules;
  readonly learner: Learner;
  /** What the partners are called, the mildest first. */
  readonly partners: readonly { readonly name: string; readonly level: string }[];
  /** What they say, by name. */
  readonly lines: Readonly<Record<string, string>>;
}

const me: Seat = 0;
const thinkingMs = 1000;
const slappingMs = 220;
const done: Answer = { t: 'done' };

/** A table on this device with partners who know their parts: to the screens it is a table like any other. */
export class LessonTable implements Wire {
  readonly chat: ChatLine[] = [];
  readonly clock = { now: localNow };
  /** The step somebody else's moves have led to; null while they make them. */
  now = $state.raw<Step | null>(null);
  at = $state.raw(0);
  finished = $state.raw(false);
  /** The learner tried what comes later. */
  strayed = $state.raw(false);
  private readonly plan: LessonPlan;
  private readonly on: Listener;
  private readonly practice: Practice;
  private readonly began = localNow();
  private closed = false;

  constructor(plan: LessonPlan, on: Listener) {
    this.plan = plan;
    this.on = on;
    const names = [plan.learner, ...plan.partners].map(({ name }) => name);
    this.practice = new Practice(plan.rules, plan.lesson.deal, names);
    queueMicrotask(() => {
      this.on.status?.('open');
      this.arrive(0);
    });
  }

  async act(action: JsonObject): Promise<Reply> {
    const step = this.now;
    // The key below a score goes on as well.
    if (step?.reads && action.type === 'next') {
      this.pressed();
      return done;
    }
    const refusal = action.type === 'next' ? null : this.practice.wouldRefuse(me, action);
    if (refusal) return { t: 'refused', ...refusal };
    if (!step || !isWanted(step, action)) return this.stray(step);
    if (step.ends) {
      this.finished = true;
      return done;
    }
    this.practice.act(me, action);
    void this.goOn(step, action);
    return done;
  }

  /** What a step without moves waits for. */
  pressed(): void {
    const step = this.now;
    if (!step || step.wants) return;
    if (step.ends) this.finished = true;
    else void this.goOn(step, { type: 'read' });
  }

  async table(): Promise<Answer> {
    return done;
  }

  async say(): Promise<Answer> {
    return done;
  }

  react(emoji: string): void {
    this.on.reaction?.(guestOf(me), emoji);
  }

  /** Nobody here minds an empty chair, unless the lesson is about it. */
  signal(signal: 'spoke' | 'heard' | 'left' | 'hand'): void {
    const step = this.now;
    const seen = { type: 'signal', signal };
    if (!step || !isWanted(step, seen)) return;
    this.practice.signal(me, { type: signal });
    void this.goOn(step, seen);
  }

  close(): void {
    this.closed = true;
  }

  /** A card shakes its head as it does when rules refuse it; where the teacher has something to say about it, nobody else does. */
  private stray(step: Step | null): Reply {
    this.strayed = true;
    return step?.otherwise ? { t: 'told' } : { t: 'refused', reason: 'not-now' };
  }

  private async goOn(step: Step, action: JsonObject): Promise<void> {
    this.now = null;
    this.strayed = false;
    this.tell();
    const view = this.practice.view(me);
    const held = isObject(view.hand) ? view.hand[me] : undefined;
    const hand = Array.isArray(held) ? held.map(String) : [];
    for (const turn of step.after?.({ action, hand, top: String(view.top ?? '') }) ?? []) {
      await new Promise((later) => setTimeout(later, turn.does?.type === 'slap' ? slappingMs : thinkingMs));
      if (this.closed) return;
      this.move(turn);
    }
    this.arrive(this.at + 1);
  }

  private move({ by, does, signal, line }: Turn): void {
    if (signal) this.practice.signal(by, signal);
    if (does) this.makeMove(by, does, line);
    this.tell();
  }

  private makeMove(by: Seat, does: JsonObject, line: string | undefined): void {
    const text = line === undefined ? undefined : this.plan.lines[line];
    const refusal = this.practice.act(by, text === undefined ? does : { ...does, text });
    if (refusal) throw new Error(`the lesson has a mistake: ${JSON.stringify({ by, does, refusal })}`);
  }

  private arrive(at: number): void {
    this.at = at;
    this.now = this.plan.lesson.steps[at] ?? null;
    this.tell();
  }

  private tell(): void {
    this.on.view?.(this.shown(), this.practice.happened(me), false);
  }

  private shown(): RoomView {
    const { lesson, learner, partners } = this.plan;
    const { game, options } = lesson.deal;
    const offers = this.now ? narrowed(this.now, this.practice.offers(me)) : [];
    const guests = [guest(learner.name, learner.face, null, me)].concat(
      partners.slice(0, lesson.deal.seats - 1).map(({ name, level }, i) => guest(name, level, level, i + 1)),
    );
    return {
      table: {
        code: '',
        you: guestOf(me),
        host: null,
        hostAway: false,
        guests,
        locked: false,
        programs: false,
        voice: false,
        offersVoice: false,
        blocked: 0,
        language: 'ru',
        game,
        options,
        pack: null,
        whyNotStart: null,
        // One's own marks are kept by match: each lesson is another one.
        matches: this.began,
        stopped: null,
        paused: false,
        pausedBy: null,
        pace: null,
        sitIn: false,
        deal: null,
        began: this.began,
      },
      match: { seat: me, view: this.practice.view(me), offers, awaited: [] },
    };
  }
}

const guestOf = (seat: Seat): string => `g${seat}`;

const guest = (name: string, face: string, bot: string | null, seat: Seat): GuestView => ({
  id: guestOf(seat),
  order: seat,
  name,
  face,
  bot,
  seat,
  watching: false,
  ready: true,
  online: true,
  program: false,
  satIn: false,
  muted: false,
  maySpeak: false,
  asksToSit: false,
  seatRefused: false,
  chairOf: null,
  pausesLeft: 2,
  predicts: null,
  opensHand: false,
  looksOver: null,
  wantsNext: false,
});
