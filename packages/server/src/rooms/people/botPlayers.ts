import {
  type Bot,
  Chance,
  type Decision,
  type EmittedEvent,
  type GameEvent,
  type Guest,
  type JsonObject,
  type Match,
  seenBy,
  type Table,
} from '@tasovka/kernel';
import { jsonEqual } from '@tasovka/protocol';
import { type BotFactory, levelOf } from '../../bots/botFactory.ts';
import type { WordLine } from '../../bots/wordLine.ts';
import { newSeed } from '../randomIds.ts';

interface SeatedBot {
  readonly bot: Bot;
  /** A rematch needs a fresh bot, and so does a match that grew. */
  readonly match: Match;
  readonly level: string;
  asked: number;
  /** What has happened since it last thought; kept only for a bot that may have something to say about it. */
  heard: GameEvent[];
  plan: Plan | null;
}

interface Plan {
  due: number;
  /** What the bot decided; the same again is no new plan. */
  readonly action: JsonObject;
  /** The same in other words, once there are any. */
  said: JsonObject | null;
  /** Somebody may still be wording it. */
  readonly wording: AbortController;
}

/** How long the results of a round stay where no person plays, in ms: somebody may look on. */
const betweenRounds = 12_000;

/** Plays the seats of bots, and of people a bot sits in for. */
export class BotPlayers {
  private readonly botFactory: BotFactory;
  /** 1 plays at human speed, 0 at once. */
  private readonly pace: number;
  /** Puts what bots say into other words; null: they say their own. */
  private readonly wordLine: WordLine | null;
  private readonly chance = Chance.seeded(newSeed());
  private readonly players = new Map<number, SeatedBot>();
  /** What bots are about to say. */
  private speech: { readonly due: number; readonly seat: number; readonly text: string }[] = [];

  constructor(brain: BotFactory, pace: number, wordLine: WordLine | null) {
    this.botFactory = brain;
    this.pace = pace;
    this.wordLine = wordLine;
  }

  /** The room closes: nobody waits for words any more. */
  stop(): void {
    for (const { plan } of this.players.values()) plan?.wording.abort();
  }

  get due(): number {
    let due = Number.POSITIVE_INFINITY;
    for (const { plan } of this.players.values()) if (plan) due = Math.min(due, plan.due);
    for (const line of this.speech) due = Math.min(due, line.due);
    return due;
  }

  /** Bots see events as any player in their seat does. */
  notice(emitted: readonly EmittedEvent[]): void {
    for (const [seat, { bot, heard }] of this.players) {
      for (const one of emitted) {
        const event = seenBy(one, seat);
        bot.notice(event);
        if (bot.remark) heard.push(event);
      }
    }
  }

  /** After every entry: a bot decides anew; if the decision is the same, it comes no sooner for that. */
  think(table: Table, seq: number, now: number): void {
    const { match } = table;
    const seats = botSeats(table);
    if (seats.size === 0 && this.players.size === 0) return;
    for (const seat of this.players.keys()) if (!seats.has(seat)) this.forget(seat);
    if (!match) return;
    for (const [seat, level] of seats) {
      const player = this.seated(match, seat, level);
      this.remark(table, match, seat, player, now);
      if (player.asked === seq) continue;
      player.asked = seq;
      this.plan(player, this.decide(table, match, seat, player.bot), now);
    }
  }

  private plan(player: SeatedBot, decision: Decision | null, now: number): void {
    const { plan } = player;
    if (decision && plan && jsonEqual(plan.action, decision.action)) {
      // It may take longer than it meant to: everybody looks at something first.
      plan.due = Math.max(plan.due, now + decision.after * this.pace);
      return;
    }
    plan?.wording.abort();
    player.plan = decision && this.begin(decision, now);
  }

  /** Words that come in time are said instead of the bot's own, at the moment at which those would have been. */
  private begin({ action, after, wording }: Decision, now: number): Plan {
    const plan: Plan = { due: now + after * this.pace, action, said: null, wording: new AbortController() };
    if (wording && this.wordLine) {
      void this.wordLine(wording, plan.wording.signal).then((text) => {
        if (text !== null) plan.said = { ...action, [wording.field]: text };
      });
    }
    return plan;
  }

  private forget(seat: number): void {
    this.players.get(seat)?.plan?.wording.abort();
    this.players.delete(seat);
  }

  /** A bot whose move is due. */
  ready(now: number): { seat: number; action: JsonObject } | null {
    for (const [seat, player] of this.players) {
      if (!player.plan || player.plan.due > now) continue;
      const { action, said, wording } = player.plan;
      wording.abort();
      player.plan = null;
      return { seat, action: said ?? action };
    }
    return null;
  }

  /** A line that is due. */
  line(now: number): { seat: number; text: string } | null {
    const line = this.speech.find(({ due }) => due <= now);
    if (!line) return null;
    this.speech = this.speech.filter((one) => one !== line);
    return line;
  }

  private remark({ data }: Table, match: Match, seat: number, { bot, heard }: SeatedBot, now: number): void {
    for (const event of heard.splice(0)) {
      const observation = {
        view: match.view(seat),
        offers: match.offersFor(seat),
        now: match.now,
        language: data.language,
      };
      const said = bot.remark?.(event, observation, this.chance);
      if (said) this.speech.push({ due: now + said.after * this.pace, seat, text: said.text });
    }
  }

  private seated(match: Match, seat: number, level: string): SeatedBot {
    const known = this.players.get(seat);
    if (known && known.match === match && known.level === level) return known;
    const { header } = match;
    const seatInfo = { seat, seats: header.seats, names: header.names, options: header.options };
    const bot = this.botFactory(header.game, levelOf(level), seatInfo);
    const player: SeatedBot = { bot, match, level, asked: -1, heard: [], plan: null };
    this.forget(seat);
    this.players.set(seat, player);
    return player;
  }

  private decide({ data, playersHere }: Table, match: Match, seat: number, bot: Bot): Decision | null {
    if (data.pausedAt !== null) return null;
    if (match.betweenRounds) {
      return playersHere.length > 0 ? null : { action: { type: 'next' }, after: betweenRounds };
    }
    const offers = match.offersFor(seat);
    if (offers.length === 0) return null;
    return bot.decide({ view: match.view(seat), offers, now: match.now, language: data.language }, this.chance);
  }
}

const none: ReadonlyMap<number, string> = new Map();
const isPlayed = ({ bot, satIn }: Guest): boolean => bot !== null || satIn;

/** Level by seat. */
function botSeats({ data, match }: Table): ReadonlyMap<number, string> {
  if (!match || match.over || !data.guests.some(isPlayed)) return none;
  const seats = new Map<number, string>();
  for (const guest of data.guests) {
    if (!isPlayed(guest)) continue;
    const seat = data.seated.indexOf(guest.id);
    if (seat >= 0) seats.set(seat, guest.bot ?? 'solid');
  }
  return seats;
}
