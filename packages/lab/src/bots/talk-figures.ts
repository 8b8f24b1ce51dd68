import { askedBy, isFollowUp, unframed } from '@tasovka/spyfall/bot';
import { entriesOf, heldOut, judge, type Verdict } from '@tasovka/spyfall/corpus';
import { shareOf } from '../sim/stats.ts';
import { judgeView, playTable } from './spyfall-table.ts';
import { readVotes, votedRounds } from './talk-votes.ts';
import { measure } from './talk-yardsticks.ts';

/** One row of the report: what is measured, how it must be, and how it is. */
export interface Figure {
  readonly what: string;
  readonly goal: string;
  readonly is: string;
  readonly met: boolean;
}

export const percent = (hits: number, of: number): string => {
  const { share, low, high } = shareOf(hits, of);
  const whole = (part: number): string => (100 * part).toFixed(1);
  return `${whole(share)} % (${whole(low)}–${whole(high)} of ${of})`;
};

const atLeast = (what: string, hits: number, of: number, least: number): Figure => ({
  what,
  goal: `≥ ${100 * least} %`,
  is: percent(hits, of),
  met: hits >= least * of,
});

const atMost = (what: string, hits: number, of: number, most: number): Figure => ({
  what,
  goal: `≤ ${100 * most} %`,
  is: percent(hits, of),
  met: hits <= most * of,
});

function understandingFigures(): Figure[] {
  const entries = entriesOf(heldOut);
  const count = (verdict: Verdict): number =>
    entries.filter((entry) => judge(entry, askedBy(entry.question)) === verdict).length;
  return [
    atLeast('held-out questions understood', count('right'), entries.length, 0.8),
    atMost('held-out questions plainly misunderstood', count('wrong'), entries.length, 0.05),
  ];
}

/** Matches of solid bots: what they say over a whole match. */
function talkFigures(matches: number, seed: string): Figure[] {
  let [questions, repeated, followed, answers, short] = [0, 0, 0, 0, 0];
  for (let match = 0; match < matches; match++) {
    const heard = new Set<string>();
    const language = match % 2 === 0 ? ('ru' as const) : ('en' as const);
    playTable(
      { seed: `${seed}/talk/${match}`, seats: 5, levels: ['solid'], language, options: {} },
      {
        roundOver(table) {
          for (const { question, answer } of judgeView(table).said) {
            if (question !== null) {
              const core = unframed(question);
              questions++;
              if (heard.has(core)) repeated++;
              heard.add(core);
              if (isFollowUp(question)) followed++;
            }
            if (answer !== null) {
              answers++;
              if (answer.length < 25) short++;
            }
          }
        },
      },
    );
  }
  return [
    atMost('questions that repeat over a match, in whatever voice', repeated, questions, 0.05),
    atLeast('questions that hang on what was said', followed, questions, 0.15),
    atMost('answers under 25 characters', short, answers, 0.3),
  ];
}

function judgementFigures(rounds: number, seed: string): Figure[] {
  const vague = measure('vague', 'spy', rounds, seed);
  const slang = measure('slang', 'agent', rounds, seed);
  const chatterbox = measure('chatterbox', 'agent', rounds, seed);
  const silent = measure('silent', 'agent', rounds, seed);
  const average = measure('average', 'spy', rounds, seed);
  const wins = average.spyWins / Math.max(1, average.rounds);
  return [
    atLeast('a vague spy is accused or voted out', vague.accused, vague.rounds, 0.5),
    atMost('a fair agent in slang is convicted', slang.convicted, slang.rounds, 0.1),
    atMost('a chatterbox who is no spy is convicted', chatterbox.convicted, chatterbox.rounds, 0.25),
    atMost('a silent one who is no spy is convicted', silent.convicted, silent.rounds, 0.5),
    {
      what: 'an average person as spy wins against four solid bots',
      goal: '35–60 %',
      is: percent(average.spyWins, average.rounds),
      met: wins >= 0.35 && wins <= 0.6,
    },
  ];
}

function voteFigures(matches: number, seed: string): Figure[] {
  const { read, right, chance } = readVotes(votedRounds(matches, seed));
  return [
    {
      what: 'a reader of the votes alone names the spy',
      goal: `no better than chance, ${(100 * chance).toFixed(1)} %`,
      is: percent(Math.round(right), read),
      met: read === 0 || shareOf(Math.round(right), read).low <= chance,
    },
  ];
}

/** `size` is the number of rounds a yardstick plays; matches are fifth as many. */
export function figuresOf(size: number, seed: string): Figure[] {
  const matches = Math.max(1, Math.round(size / 5));
  return [
    ...understandingFigures(),
    ...talkFigures(matches, seed),
    ...judgementFigures(size, seed),
    ...voteFigures(2 * matches, seed),
  ];
}
