import { type GuestView, jsonEqual, type TableView } from '@tasovka/protocol';
import type { Words } from '../words/ru.ts';

/** Something about the people at the table that no event of the game tells. */
export type TableNews =
  | {
      readonly what: 'host' | 'lost' | 'satIn' | 'back' | 'opened' | 'looksOver';
      readonly guest: string;
      readonly name: string;
    }
  | { readonly what: 'youBack' | 'paceTaken' | 'paceKept' };

type People = Pick<TableView, 'host' | 'guests' | 'matches' | 'options' | 'pace'>;

function ofGuest(before: GuestView, now: GuestView): 'lost' | 'satIn' | 'back' | null {
  if (now.bot !== null || now.seat === null) return null;
  if (before.online && !now.online) return 'lost';
  if (!before.online && now.online) return 'back';
  return !before.satIn && now.satIn ? 'satIn' : null;
}

/** What has changed between two pictures of a table in play: who hosts, who went away, who is back, how fast it goes. */
export function newsBetween(before: People, now: People, me: string): readonly TableNews[] {
  const news: TableNews[] = [];
  const known = new Map(before.guests.map((guest) => [guest.id, guest]));
  for (const guest of now.guests) {
    const { id, name } = guest;
    const old = known.get(id);
    const what = old && id !== me ? ofGuest(old, guest) : null;
    if (what) news.push({ what, guest: id, name });
    if (old && id !== me && !old.opensHand && guest.opensHand) news.push({ what: 'opened', guest: id, name });
    if (old && old.looksOver !== me && guest.looksOver === me) news.push({ what: 'looksOver', guest: id, name });
    if (id === now.host && before.host !== null && before.host !== id) news.push({ what: 'host', guest: id, name });
  }
  if (before.matches !== now.matches) return news;
  if (!jsonEqual(before.options, now.options)) news.push({ what: 'paceTaken' });
  else if (before.pace && !now.pace) news.push({ what: 'paceKept' });
  return news;
}

export function newsInWords(news: TableNews, me: string, words: Words['moments']['news']): string {
  if (!('guest' in news)) return words[news.what];
  return news.what === 'host' && news.guest === me ? words.hostYou : words[news.what](news.name);
}
