import { Chance } from '@tasovka/kernel';
import type { SpyfallView } from '@tasovka/spyfall';
import { languageOf, type Temperament, temperamentOf } from '@tasovka/spyfall/bot';
import { development, entriesOf } from '@tasovka/spyfall/corpus';
import { sampleNames } from './spyfall-sample.ts';
import { judgeView, playTable } from './spyfall-table.ts';

/** One talk of five bots with roles, and why they accused whom they accused. */
export interface Talk {
  readonly language: 'ru' | 'en';
  readonly names: readonly string[];
  readonly temperaments: readonly Temperament[];
  readonly location: string;
  readonly spy: number;
  readonly how: string;
  readonly said: SpyfallView['said'];
  readonly reasons: readonly { readonly by: number; readonly text: string }[];
}

/** Twenty talks: ten in each language. */
export function sampleTalks(seed: string, count = 20): Talk[] {
  return Array.from({ length: count }, (_, i) => talkOf(`${seed}/${i}`, i % 2 === 0 ? 'ru' : 'en')).flatMap(
    (talk) => talk ?? [],
  );
}

function talkOf(seed: string, language: 'ru' | 'en'): Talk | null {
  const names = sampleNames[language];
  let talk: Talk | null = null;
  const options = { rounds: 1, roleplay: true };
  playTable(
    { seed, seats: 5, levels: ['strong', 'solid'], language, options, names },
    {
      roundOver(match, bots) {
        const { spy, said, location, end } = judgeView(match);
        if (typeof spy !== 'number' || location === null || end === null) return;
        const reasons = bots.flatMap((bot, by) => (bot.grounds === null ? [] : [{ by, text: bot.grounds }]));
        const temperaments = names.map((_, seat) => temperamentOf(names, seat));
        talk = { language, names, temperaments, location, spy, how: end.how, said, reasons };
      },
    },
  );
  return talk;
}

export interface BlindLine {
  readonly text: string;
  readonly isBot: boolean;
}

/** Questions of bots and questions as people type them, mixed, forty to a language; the key is kept apart. */
export function blindSheet(talks: readonly Talk[], language: 'ru' | 'en', seed: string): BlindLine[] {
  const chance = Chance.seeded(`${seed}/blind/${language}`);
  const tidy = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1).replace(/[?.\s]*$/, '?');
  const bots = talks
    .filter((talk) => talk.language === language)
    .flatMap(({ said }) => said.flatMap(({ question }) => question ?? []))
    .filter((text) => !/[«“]/.test(text));
  const people = entriesOf(development)
    .map(({ question }) => question)
    .filter((text) => languageOf(text) === language && text.length > 14);
  const shuffled = <T>(items: readonly T[]): T[] => {
    const copy = [...items];
    chance.shuffle(copy);
    return copy;
  };
  const pick = (texts: string[], isBot: boolean): BlindLine[] =>
    shuffled([...new Set(texts)])
      .slice(0, 20)
      .map((text) => ({ text: tidy(text), isBot }));
  return shuffled([...pick(bots, true), ...pick(people, false)]);
}
