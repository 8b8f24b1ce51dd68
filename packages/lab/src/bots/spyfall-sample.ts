import type { SpyfallView } from '@tasovka/spyfall';
import type { SpyfallBot } from '@tasovka/spyfall/bot';
import { judgeView, playTable } from './spyfall-table.ts';

/** What the spy believed after so many answers, by place. */
export type Belief = Readonly<Record<string, number>>;

export interface Sample {
  readonly language: 'ru' | 'en';
  readonly names: readonly string[];
  readonly location: string;
  readonly spy: number;
  readonly how: string;
  readonly said: SpyfallView['said'];
  readonly beliefs: readonly Belief[];
  /** By seat: how likely each holds everybody else for the spy, at the end. */
  readonly doubts: readonly (readonly number[])[];
  readonly seconds: number;
}

export const sampleNames = {
  ru: ['Маша', 'Тимур', 'Ася', 'Лёва', 'Вера'],
  en: ['Molly', 'Tom', 'Alice', 'Leo', 'Vera'],
} as const;

const beliefOf = (bot: SpyfallBot): Belief => {
  const { knowledge, chances } = bot.assessment ?? {};
  return Object.fromEntries((knowledge?.ids ?? []).map((id, at) => [id, chances?.[at] ?? 0]));
};

/** One round among five, with a look into the spy's head after every answer. */
export function sampleTalk(seed: string, language: 'ru' | 'en'): Sample {
  const names = sampleNames[language];
  const beliefs: Belief[] = [];
  let sample: Sample | null = null;
  const setup = { seed, seats: 5, levels: ['strong', 'solid'] as const, language, options: { rounds: 1 }, names };
  playTable(setup, {
    moved(match, bots) {
      const { spy, said } = judgeView(match);
      const answered = said.filter(({ answer }) => answer !== null).length;
      const spyBot = typeof spy === 'number' ? bots[spy] : undefined;
      if (spyBot && beliefs.length <= answered) beliefs[answered] = beliefOf(spyBot);
    },
    roundOver(match, bots) {
      const { spy, said, location, end } = judgeView(match);
      if (typeof spy !== 'number' || location === null || end === null) return;
      const doubts = bots.map((bot) => (bot.assessment?.guilt ?? []).slice(0, names.length));
      const seconds = Math.round(match.now / 1000);
      sample = { language, names, location, spy, how: end.how, said, beliefs, doubts, seconds };
    },
  });
  if (sample === null) throw new Error(`the sample talk "${seed}" did not end`);
  return sample;
}
