import type { GameEvent } from '@tasovka/kernel';
import type { ChatLine } from '@tasovka/protocol';
import type { TableNews } from './tableNews.ts';

export type StoryLine =
  | { readonly n: number; readonly kind: 'event'; readonly event: GameEvent }
  | { readonly n: number; readonly kind: 'chat'; readonly line: ChatLine }
  | { readonly n: number; readonly kind: 'news'; readonly news: TableNews };

const longest = 240;

/** What happened and what was said, in one stream; events become sentences only when somebody reads them. */
export class StoryBook {
  lines = $state.raw<readonly StoryLine[]>([]);
  unread = $state.raw(0);
  private counter = 0;

  get events(): readonly GameEvent[] {
    return this.lines.flatMap((line) => (line.kind === 'event' ? [line.event] : []));
  }

  add(events: readonly GameEvent[]): void {
    if (events.length === 0) return;
    this.push(events.map((event) => ({ n: ++this.counter, kind: 'event', event })));
  }

  said(line: ChatLine): void {
    this.push([{ n: ++this.counter, kind: 'chat', line }]);
    this.unread++;
  }

  heard(news: readonly TableNews[]): void {
    if (news.length > 0) this.push(news.map((one) => ({ n: ++this.counter, kind: 'news', news: one })));
  }

  read(): void {
    this.unread = 0;
  }

  clear(): void {
    this.lines = this.lines.filter((one) => one.kind === 'chat');
  }

  /** Somebody else reads. */
  retell(events: readonly GameEvent[]): void {
    this.lines = [];
    this.add(events);
  }

  private push(lines: readonly StoryLine[]): void {
    this.lines = [...this.lines, ...lines].slice(-longest);
  }
}
