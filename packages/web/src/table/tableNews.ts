import type { GuestView, TableView } from '@tasovka/protocol';
import type { Words } from '../words/ru.ts';

/** Something about the people at the table that no event of the game tells. */
export type TableNews =
  | { readonly what: 'host' | 'lost' | 'satIn' | 'back'; readonly guest: string; readonly name: string }
  | { readonly what: 'youBack' };

type People = Pick<TableView, 'host' | 'guests'>;

function ofGuest(before: GuestView, now: GuestView): 'lost' | 'satIn' | 'back' | null {
  if (now.bot !== null || now.seat === null) return null;
  if (before.online && !now.online) return 'lost';
  if (!before.online && now.online) return 'back';
  return !before.satIn && now.satIn ? 'satIn' : null;
}

/** What has changed between two pictures of a table: who hosts, who went away, who is back. */
export function newsBetween(before: People, now: People, me: string): readonly TableNews[] {
  const news: TableNews[] = [];
  const known = new Map(before.guests.map((guest) => [guest.id, guest]));
  for (const guest of now.guests) {
    const { id, name } = guest;
    const old = known.get(id);
    const what = old && id !== me ? ofGuest(old, guest) : null;
    if (what) news.push({ what, guest: id, name });
    if (id === now.host && before.host !== null && before.host !== id) news.push({ what: 'host', guest: id, name });
  }
  return news;
}

export function newsInWords(news: TableNews, me: string, words: Words['moments']['news']): string {
  if (news.what === 'youBack') return words.youBack;
  return news.what === 'host' && news.guest === me ? words.hostYou : words[news.what](news.name);
}
