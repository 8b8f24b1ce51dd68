import { places } from '@tasovka/spyfall';
import { judgeView, playTable } from './spyfall-table.ts';
import { type Script, ScriptedPlayer } from './talk-scripts.ts';

/** What became of a scripted player among four solid bots, one round a match. */
export interface Yardstick {
  rounds: number;
  /** Accused by somebody, or convicted. */
  accused: number;
  convicted: number;
  spyWins: number;
}

const seat = 2;
const seats = 5;

/** Every place in turn, half of the rounds in English; the scripted player always sits in the same seat. */
export function measure(script: Script, part: 'spy' | 'agent', rounds: number, seed: string): Yardstick {
  const sum: Yardstick = { rounds: 0, accused: 0, convicted: 0, spyWins: 0 };
  for (let round = 0; round < rounds; round++) {
    const location = places[round % places.length]?.id ?? '';
    const spy = part === 'spy' ? seat : [0, 1, 3, 4][round % 4];
    let wasAccused = false;
    playTable(
      {
        seed: `${seed}/${script}/${part}/${round}`,
        seats,
        levels: ['solid'],
        language: round % 2 === 0 ? 'ru' : 'en',
        options: { rounds: 1 },
        fixedDeal: { deal: { location, spy: spy ?? 0 } },
        player: (level, info) =>
          info.seat === seat ? new ScriptedPlayer(script, script === 'average' ? 'easy' : level, info) : null,
      },
      {
        moved(match) {
          const { phase, accused } = judgeView(match);
          if (phase === 'vote' && accused === seat) wasAccused = true;
        },
        roundOver(match) {
          const { end } = judgeView(match);
          if (end === null) return;
          const isShown = end.shown === seat && end.how !== 'guessed' && end.how !== 'missed';
          sum.rounds++;
          if (wasAccused || isShown) sum.accused++;
          if (isShown) sum.convicted++;
          if (end.winners.includes(spy ?? 0)) sum.spyWins++;
        },
      },
    );
  }
  return sum;
}
