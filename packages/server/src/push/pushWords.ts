import { games } from '@tasovka/games';
import type { Language } from '@tasovka/kernel';
import type { PushMessage } from '@tasovka/protocol';
import type { Gathered } from '../rooms/people/gathering.ts';

const words: Readonly<
  Record<
    Language,
    { readonly title: string; readonly stop: string } & Record<Gathered['why'], (host: string, game: string) => string>
  >
> = {
  ru: {
    title: 'Стол собирается',
    opened: (host, game) => `${host} снова за столом: «${game}». Заходи!`,
    started: (host, game) => `${host} начинает: «${game}». Твоё место ждёт.`,
    stop: 'Больше не звать',
  },
  en: {
    title: 'The table is gathering',
    opened: (host, game) => `${host} is back at the table: ${game}. Come in!`,
    started: (host, game) => `${host} is starting ${game}. Your seat is waiting.`,
    stop: 'Stop telling me',
  },
};

export function pushMessage({ room, why, host, game }: Gathered, language: Language): PushMessage {
  const said = words[language];
  const name = games.find(({ id }) => id === game)?.label[language].name ?? game;
  return { room, language, title: said.title, body: said[why](host, name), stop: said.stop };
}
