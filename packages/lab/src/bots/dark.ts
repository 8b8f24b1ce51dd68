import type { Effort } from '@tasovka/cards/bot';
import { type BotLevel, Chance } from '@tasovka/kernel';
import type { Arena } from './arena.ts';
import { arenasCalled } from './chosen.ts';
import { against, playDeals } from './contest.ts';
import type { Figure } from './ledger.ts';
import { type Answer, answers, type Respond } from './responder.ts';
import { playRound } from './table.ts';
import { heroShare, percent, seats, shown } from './tally.ts';

/** How often each answer was tried in a situation, and how often the round was won then. */
type Experience = Map<string, Record<Answer, { tried: number; won: number }>>;

/** Deals that nothing else is played with. */
const schoolDeals = 1_000_000;
const lessonSeeds = 'dark lessons';

/** Learning takes thousands of rounds: the strong think little in them. */
const playouts = 40;

/** As many rounds, won as often as is usual there, every answer is credited with: a few lucky ones prove nothing. */
const doubtful = 30;

function best(experience: Experience, situation: string, possible: readonly Answer[]): Answer {
  const known = experience.get(situation);
  if (!known) return possible.includes('truth') ? 'truth' : (possible[0] as Answer);
  const all = answers.map((answer) => known[answer]);
  const usual = all.reduce((sum, { won }) => sum + won, 0) / all.reduce((sum, { tried }) => sum + tried, 0);
  const worth = (answer: Answer): number => (known[answer].won + doubtful * usual) / (known[answer].tried + doubtful);
  return possible.reduce((a, b) => (worth(b) > worth(a) ? b : a));
}

/**
 * Learns the best response to a level by trial: first anything, then mostly what has proved best, so that later situations
 * are those the response itself leads to.
 */
function learn(arena: Arena, level: BotLevel, effort: Effort, rounds: number): Experience {
  const experience: Experience = new Map();
  const chance = Chance.seeded(lessonSeeds);
  const others = arena.level(level, effort);
  for (let round = 0; round < rounds; round++) {
    const curious = round < rounds / 2 ? 100 : 30;
    const tried: { situation: string; answer: Answer }[] = [];
    const respond: Respond = (situation, possible) => {
      const answer = chance.below(100) < curious ? chance.pick(possible) : best(experience, situation, possible);
      tried.push({ situation, answer });
      return answer;
    };
    const hero = round % seats;
    const pupil = arena.responder?.(level, effort, respond) ?? others;
    const players = Array.from({ length: seats }, (_, seat) => (seat === hero ? pupil : others));
    const { winner } = playRound(arena.game, arena.header(schoolDeals + round), players);
    for (const { situation, answer } of tried) remember(experience, situation, answer, winner === hero);
  }
  return experience;
}

function remember(experience: Experience, situation: string, answer: Answer, won: boolean): void {
  let known = experience.get(situation);
  if (!known) {
    const none = () => ({ tried: 0, won: 0 });
    known = { check: none(), truth: none(), lie: none() };
    experience.set(situation, known);
  }
  known[answer].tried++;
  if (won) known[answer].won++;
}

/** What a best response to a level's lies and checks gains, learned in some rounds and measured in others. */
export function measureDark(
  level: BotLevel,
  { rounds, only }: { rounds: number; only: readonly string[] },
  note: (id: string, figure: Figure) => void,
): void {
  for (const arena of arenasCalled(only)) {
    if (!arena.responder) continue;
    const effort = { ...arena.effort, playouts };
    const experience = learn(arena, level, effort, rounds);
    const hero = arena.responder(level, effort, (situation, possible) => best(experience, situation, possible));
    const share = heroShare(
      playDeals(arena, against(hero, arena.level(level, effort)), 0, Math.ceil(rounds / 2 / seats)),
    );
    const gain = share.share - 1 / seats;
    const checks = answers.map((answer) => `${answer} ${situationsOf(experience, answer)}`).join(', ');
    const thought = level === 'strong' ? `, ${playouts} playouts` : '';
    note(`${arena.id}/dark ${level}`, {
      arena: arena.title,
      what: `Темнодел: gain of the learned best response against three ${level}${thought}`,
      found: `${(100 * gain).toFixed(1)} points: ${shown(share)}; learned in ${rounds} other rounds, situations: ${checks}`,
      goal: `at most 5 points, surely below ${percent(0.3)}`,
      met: share.high < 0.3,
    });
  }
}

const situationsOf = (experience: Experience, answer: Answer): number =>
  [...experience.entries()].filter(([situation, known]) => {
    const possible = answers.filter((one) => known[one].tried > 0);
    return best(experience, situation, possible) === answer;
  }).length;
