import type { Seat } from '@tasovka/kernel';
import type { Arena } from './arena.ts';
import { type DecisionTimer, type Player, playRound } from './table.ts';
import { addWin, emptyTally, seats, type Tally } from './tally.ts';

/** Four players, the first of whom it is about. */
export type Four = readonly [Player, Player, Player, Player];

export const against = (hero: Player, others: Player): Four => [hero, others, others, others];

const cpuSeconds = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1e6;
};

/** Plays deals from one number on, each as many times as there are seats, everybody moving on by one. */
export function playDeals(arena: Arena, four: Four, from: number, count: number, timer?: DecisionTimer): Tally {
  const tally = emptyTally();
  const began = cpuSeconds();
  const table = [counted(four[0], tally), ...four.slice(1)];
  for (let deal = from; deal < from + count; deal++) {
    let won = 0;
    for (let turned = 0; turned < seats; turned++) {
      const at = (player: number): Seat => (player + turned) % seats;
      const players = [...table.slice(seats - turned), ...table.slice(0, seats - turned)];
      const round = playRound(arena.game, arena.header(deal), players, timer && only(timer, at(0)));
      const winner = (round.winner - turned + seats) % seats;
      addWin(tally, winner, round.winner);
      if (winner === 0) won++;
      tally.refused += round.refused.length;
      tally.firstRefused ??= round.refused[0] ?? null;
      tally.simulated += round.lasted / 1000;
    }
    tally.deals[won] = (tally.deals[won] ?? 0) + 1;
  }
  tally.worked = cpuSeconds() - began;
  return tally;
}

/** Counts whom this player catches. */
const counted =
  (player: Player, tally: Tally): Player =>
  (seatInfo, match) => {
    const bot = player(seatInfo, match);
    return {
      notice(event) {
        if (event.type === 'caught' && event.by === seatInfo.seat) tally.caught++;
        bot.notice(event);
      },
      decide: (observation, chance) => bot.decide(observation, chance),
    };
  };

const only = (timer: DecisionTimer, hero: Seat): DecisionTimer => ({
  ...timer,
  decided: (seat, ms) => {
    if (seat === hero) timer.decided(seat, ms);
  },
});
