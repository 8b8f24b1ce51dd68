import { games } from '@tasovka/games';
import type { Language } from '@tasovka/kernel';
import type { RecordedPlayer } from '@tasovka/protocol';
import { escaped } from './htmlPage.ts';

/** What a messenger shows of a link to a replay that anybody may open. */
export interface Previewed {
  readonly game: string;
  /** With empty names where they are hidden. */
  readonly players: readonly RecordedPlayer[];
  readonly scores: readonly number[];
  readonly places: readonly number[];
}

const words: Readonly<Record<Language, { readonly replay: string; readonly line: string }>> = {
  ru: { replay: 'повтор партии', line: 'Открой ссылку и посмотри, как это было.' },
  en: { replay: 'a replay', line: 'Open the link and see how it went.' },
};

/** Most people who are sent a link read Russian; a device that asks for English gets it. */
export const languageOf = (accepted: string | undefined): Language =>
  accepted !== undefined && /^en\b/i.test(accepted) ? 'en' : 'ru';

/** The tags of a page's head. `origin`: messengers want the whole address of a picture. */
export function previewTags({ game, players, scores, places }: Previewed, language: Language, origin: string): string {
  const label = games.find(({ id }) => id === game)?.label[language];
  const said = words[language];
  const table = players
    .map(({ name }, seat) => ({ name, score: scores[seat] ?? 0, place: places[seat] ?? 0 }))
    .sort((a, b) => a.place - b.place)
    .map(({ name, score }) => (name === '' ? `${score}` : `${name} ${score}`))
    .join(', ');
  const title = `${label?.name ?? game}: ${said.replay}`;
  const tags: Readonly<Record<string, string>> = {
    'og:type': 'website',
    'og:title': title,
    'og:description': table === '' ? said.line : `${table}. ${said.line}`,
    'og:image': `${origin}/icon-512.png`,
  };
  return Object.entries(tags)
    .map(([property, content]) => `<meta property="${property}" content="${escaped(content)}">`)
    .join('');
}
