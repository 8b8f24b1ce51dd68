import { FactCounter } from '@tasovka/games/awards';
import type { RoomView } from '@tasovka/protocol';
import { tabStorage } from '../lib/storage.ts';

/** What happened in the match at a table, counted for the podium. A reload must not cost anybody a title: it waits in the tab. */
export class MatchFacts extends FactCounter {
  private readonly code: string;
  private matchNumber = -1;

  constructor(code: string) {
    super();
    this.code = code;
    addEventListener('pagehide', this.keep);
  }

  begin(matchNumber: number): void {
    this.matchNumber = matchNumber;
    this.clear();
    const saved = tabStorage.read(this.key);
    if (saved !== null) this.restore(saved);
  }

  countHands({ match }: RoomView): void {
    const hands = match?.view.hands;
    if (Array.isArray(hands)) this.sawHands(hands.filter((count) => typeof count === 'number'));
  }

  close(): void {
    removeEventListener('pagehide', this.keep);
  }

  private get key(): string {
    return `facts.${this.code}.${this.matchNumber}`;
  }

  private readonly keep = (): void => tabStorage.write(this.key, this.save());
}
