import { type Card, type Hand, removeCard } from '@tasovka/cards';
import { Chance, type Seat } from '@tasovka/kernel';
import { type Arena, arenasStarting } from './arena.ts';
import type { Figure } from './result-store.ts';
import { playRound } from './table.ts';
import { percent, seats } from './tally.ts';

interface Cards {
  readonly hands: readonly Hand[];
  readonly deck: readonly Card[];
}

/** Deals that nothing else is played with. */
const otherDeals = 800_000;
/** What counts are the worlds, not how well they are played. */
const playouts = 16;

/** How much of the others' hands is right in the worlds one imagines: by all that was seen, blindly, and with marked backs. */
export function measureKnowledge(
  { only, rounds }: { only: readonly string[]; rounds: number },
  note: (id: string, figure: Figure) => void,
): void {
  for (const arena of arenasStarting(only)) {
    const [believed, marked] = [0, 6].map((marks) => rightWith(arena, marks, rounds)) as [Right, Right];
    note(`${arena.id}/knows`, {
      arena: arena.title,
      what: 'cards of the others that are right in imagined worlds',
      found: `${percent(believed.imagined)}; dealt blindly ${percent(believed.blind)}; with 6 of 100 kinds marked ${percent(marked.imagined)}`,
      goal: '',
      met: true,
    });
  }
}

interface Right {
  readonly imagined: number;
  readonly blind: number;
}

function rightWith(arena: Arena, marked: number, rounds: number): Right {
  const chance = Chance.seeded('blind deals');
  let [all, imagined, blind] = [0, 0, 0];
  const compare = (world: Cards, truth: Cards, mine: Seat): void => {
    const theirs = world.hands.flatMap((hand, seat) => (seat === mine ? [] : hand));
    const unseen = [...theirs, ...world.deck];
    chance.shuffle(unseen);
    truth.hands.forEach((hand, seat) => {
      if (seat === mine) return;
      all += hand.length;
      imagined += common(hand, world.hands[seat] ?? []);
      blind += common(hand, unseen.splice(0, hand.length));
    });
  };
  const hero = arena.oracle({ ...arena.effort, playouts }, { marked, compare });
  const solid = arena.level('solid', arena.effort);
  for (let round = 0; round < rounds; round++) {
    const players = Array.from({ length: seats }, (_, seat) => (seat === round % seats ? hero : solid));
    playRound(arena.game, arena.header(otherDeals + round), players);
  }
  return { imagined: imagined / all, blind: blind / all };
}

/** How many cards two hands have in common. */
function common(one: readonly Card[], other: readonly Card[]): number {
  const rest = other.slice();
  return one.filter((card) => removeCard(rest, card)).length;
}
