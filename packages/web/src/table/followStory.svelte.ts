import type { GameEvent } from '@tasovka/kernel';
import { untrack } from 'svelte';
import { type Headline, headline } from './headline.ts';
import type { Session } from './session.svelte.ts';
import type { StoryLine } from './story.svelte.ts';
import type { Ticker } from './ticker.svelte.ts';

/**
 * Tells on the table what the story tells from now on: what happens in the words of its game, news of the table, and what
 * those say who have no face around it.
 */
export function followStory(
  session: Session,
  ticker: Ticker,
  headlinesOf: (events: readonly GameEvent[]) => readonly Headline[],
): void {
  let last = session.story.lines.at(-1)?.n ?? 0;
  const aside = (line: StoryLine): Headline[] => {
    if (line.kind === 'news') return [headline(session.tellNews(line.news), 2)];
    if (line.kind !== 'chat') return [];
    const guest = session.guest(line.line.from);
    return guest && guest.seat === null ? [headline(`${guest.name}: ${line.line.text}`, 1)] : [];
  };
  $effect(() => {
    const { lines } = session.story;
    untrack(() => {
      const fresh = lines.filter(({ n }) => n > last);
      last = lines.at(-1)?.n ?? last;
      const events = fresh.flatMap((line) => (line.kind === 'event' ? [line.event] : []));
      ticker.tell([...fresh.flatMap(aside), ...headlinesOf(events)]);
    });
  });
}
