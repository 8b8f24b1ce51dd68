import type { ChatLine } from '@tasovka/protocol';
import { readingMs } from './headline.ts';

const reactionMs = 2600;

export interface Reaction {
  readonly n: number;
  readonly from: string;
  readonly emoji: string;
}

/** What somebody has just said, for as long as it hangs in the air. */
export interface Saying {
  readonly n: number;
  readonly from: string;
  readonly text: string;
}

/** What is seen at somebody's place for a moment, and gone. */
export class Passing {
  reactions = $state.raw<readonly Reaction[]>([]);
  sayings = $state.raw<readonly Saying[]>([]);
  private counter = 0;

  say({ from, text }: ChatLine): void {
    const n = ++this.counter;
    this.sayings = [...this.sayings.filter((one) => one.from !== from), { n, from, text }];
    setTimeout(
      () => {
        this.sayings = this.sayings.filter((one) => one.n !== n);
      },
      readingMs({ text, weight: 2 }, false),
    );
  }

  react(from: string, emoji: string): void {
    const n = ++this.counter;
    this.reactions = [...this.reactions, { n, from, emoji }];
    setTimeout(() => {
      this.reactions = this.reactions.filter((one) => one.n !== n);
    }, reactionMs);
  }
}
