import type { GameWords, Language } from '@tasovka/kernel';

type Loader = () => Promise<{ readonly words: GameWords }>;

/** What each game says, loaded when somebody wants to read it; the rules stay where they are. */
const loaders: Readonly<Record<string, Readonly<Record<Language, Loader>>>> = {
  swintus: {
    ru: () => import('@tasovka/swintus/words/ru'),
    en: () => import('@tasovka/swintus/words/en'),
  },
  lol: {
    ru: () => import('@tasovka/lol/words/ru'),
    en: () => import('@tasovka/lol/words/en'),
  },
  spyfall: {
    ru: () => import('@tasovka/spyfall/words/ru'),
    en: () => import('@tasovka/spyfall/words/en'),
  },
};

export async function loadWords(game: string, language: Language): Promise<GameWords> {
  const loader = loaders[game]?.[language];
  if (!loader) throw new Error(`no words for ${game}`);
  return (await loader()).words;
}
