import { Chance, type JsonObject, type Table } from '@tasovka/kernel';
import type { BotBrain, Decision } from '../bots/brain.ts';
import { newSeed } from './secrets.ts';

interface Planned {
  readonly seat: number;
  readonly seq: number;
  readonly due: number;
  readonly action: JsonObject;
}

/** How long bots leave people to look at the result of a round. */
const betweenRounds = 12_000;

/** Plays the seats of bots, and of people a bot sits in for. */
export class BotPlayers {
  private readonly brain: BotBrain;
  /** 1 is as people play; 0 at once. */
  private readonly pace: number;
  private readonly chance = Chance.seeded(newSeed());
  private planned = new Map<number, Planned>();

  constructor(brain: BotBrain, pace: number) {
    this.brain = brain;
    this.pace = pace;
  }

  get due(): number {
    let due = Number.POSITIVE_INFINITY;
    for (const plan of this.planned.values()) due = Math.min(due, plan.due);
    return due;
  }

  /** After everything that happens: who has something to do starts thinking; who thinks goes on. */
  think(table: Table, seq: number, now: number): void {
    const seats = botSeats(table);
    for (const seat of this.planned.keys()) if (!seats.has(seat)) this.planned.delete(seat);
    for (const [seat, level] of seats) {
      if (this.planned.has(seat)) continue;
      const decision = this.decide(table, seat, level);
      if (!decision) continue;
      const delay = decision.action.type === 'next' ? betweenRounds : decision.delay;
      this.planned.set(seat, { seat, seq, due: now + delay * this.pace, action: decision.action });
    }
  }

  /** Whose time has come. Who was overtaken by events thinks again, but not longer. */
  ready(table: Table, seq: number, now: number): { seat: number; action: JsonObject } | null {
    for (const plan of this.planned.values()) {
      if (plan.due > now) continue;
      this.planned.delete(plan.seat);
      if (plan.seq === seq) return plan;
      const level = botSeats(table).get(plan.seat);
      const decision = level === undefined ? null : this.decide(table, plan.seat, level);
      if (decision) return { seat: plan.seat, action: decision.action };
    }
    return null;
  }

  private decide(table: Table, seat: number, level: string): Decision | null {
    const { match } = table;
    if (!match || table.data.pausedAt !== null) return null;
    const offers = match.offersFor(seat);
    if (offers.length === 0) return null;
    const situation = { game: match.game.id, seat, level, view: match.view(seat), offers, chance: this.chance };
    return this.brain(situation);
  }
}

/** Level by seat. */
function botSeats({ data, match }: Table): Map<number, string> {
  const seats = new Map<number, string>();
  if (!match || match.over) return seats;
  for (const guest of data.guests) {
    if (guest.bot === null && !guest.satIn) continue;
    const seat = data.seated.indexOf(guest.id);
    if (seat >= 0) seats.set(seat, guest.bot ?? 'normal');
  }
  return seats;
}
