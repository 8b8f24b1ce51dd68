import {
  type Bot,
  Chance,
  type Decision,
  type EmittedEvent,
  type Guest,
  type JsonObject,
  seenBy,
  type Table,
} from '@tasovka/kernel';
import { jsonEqual } from '@tasovka/protocol';
import { type BotFactory, levelOf } from '../../bots/botFactory.ts';
import { newSeed } from '../secrets.ts';

interface SeatedBot {
  readonly bot: Bot;
  /** Which match of the table, and what it is: a rematch needs a fresh bot. */
  readonly match: number;
  readonly level: string;
  asked: number;
  plan: { readonly due: number; readonly action: JsonObject } | null;
}

/** How long bots leave people to look at the result of a round, in ms. */
const betweenRounds = 12_000;

/** Plays the seats of bots, and of people a bot sits in for. */
export class BotPlayers {
  private readonly botFactory: BotFactory;
  /** 1 plays at human speed, 0 at once. */
  private readonly pace: number;
  private readonly chance = Chance.seeded(newSeed());
  private readonly players = new Map<number, SeatedBot>();

  constructor(brain: BotFactory, pace: number) {
    this.botFactory = brain;
    this.pace = pace;
  }

  get due(): number {
    let due = Number.POSITIVE_INFINITY;
    for (const { plan } of this.players.values()) if (plan) due = Math.min(due, plan.due);
    return due;
  }

  /** Bots see events as any player in their seat does. */
  notice(emitted: readonly EmittedEvent[]): void {
    for (const [seat, { bot }] of this.players) for (const one of emitted) bot.notice(seenBy(one, seat));
  }

  /** After every entry: a bot decides anew; if the decision is the same, its plan stays. */
  think(table: Table, seq: number, now: number): void {
    const seats = botSeats(table);
    if (seats.size === 0 && this.players.size === 0) return;
    for (const seat of this.players.keys()) if (!seats.has(seat)) this.players.delete(seat);
    for (const [seat, level] of seats) {
      const player = this.seated(table, seat, level);
      if (player.asked === seq) continue;
      player.asked = seq;
      const decision = this.decide(table, seat, player.bot);
      if (!decision) player.plan = null;
      else if (!player.plan || !jsonEqual(player.plan.action, decision.action)) {
        player.plan = { due: now + decision.after * this.pace, action: decision.action };
      }
    }
  }

  /** A bot whose move is due. */
  ready(now: number): { seat: number; action: JsonObject } | null {
    for (const [seat, player] of this.players) {
      if (!player.plan || player.plan.due > now) continue;
      const { action } = player.plan;
      player.plan = null;
      return { seat, action };
    }
    return null;
  }

  private seated({ data, match }: Table, seat: number, level: string): SeatedBot {
    const known = this.players.get(seat);
    if (known && known.match === data.matches && known.level === level) return known;
    const header = match!.header;
    const seatInfo = { seat, seats: header.seats, names: header.names, options: header.options };
    const bot = this.botFactory(header.game, levelOf(level), seatInfo);
    const player: SeatedBot = { bot, match: data.matches, level, asked: -1, plan: null };
    this.players.set(seat, player);
    return player;
  }

  private decide({ match, data }: Table, seat: number, bot: Bot): Decision | null {
    if (!match || data.pausedAt !== null) return null;
    if (match.betweenRounds) return { action: { type: 'next' }, after: betweenRounds };
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
