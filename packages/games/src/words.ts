import type { GameWords, Language } from '@tasovka/kernel';

interface Spoken {
  readonly words: GameWords;
  /** Words for a table that brought its own places. */
  readonly wordsWith?: (pack: never) => GameWords;
}
type Loader = () => Promise<Spoken>;

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

/** `pack` is a table's own set of things, already accepted by the rules of the game. */
export async function loadWords(game: string, language: Language, pack?: unknown): Promise<GameWords> {
  const loader = loaders[game]?.[language];
  if (!loader) throw new Error(`no words for ${game}`);
  const { words, wordsWith } = await loader();
  return pack && wordsWith ? wordsWith(pack as never) : words;
}
