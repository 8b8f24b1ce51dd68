import { botLevels, type Chair, Chance, type Decision, Match, type Mind, type Seat, seenBy } from '@tasovka/kernel';
import { describe, expect, it } from 'vitest';
import { mindsWith } from '../src/bot/index.ts';
import { lol, type State } from '../src/index.ts';

const options = { mode: 'first-out' };
const names = ['Аня', 'Боря', 'Вера', 'Гена'];
const make = mindsWith((skill) => (skill.effort ? { ...skill, effort: { playouts: 20, moves: 6 } } : skill));
const chair = (seat: number): Chair => ({ seat, seats: 4, names, options, language: 'ru' });

/** A state that differs only in what a viewer may not know: the cards they do not see change places. */
function disguise(state: State, viewer: Seat, chance: Chance): State {
  const hidden = [...state.deck, ...state.hands.flatMap((hand, seat) => (seat === viewer ? [] : hand))];
  chance.shuffle(hidden);
  const hands = state.hands.map((hand, seat) => (seat === viewer ? hand : hidden.splice(0, hand.length)));
  return { ...state, hands, deck: hidden };
}

/** Plays a match, and asks everybody's twin too, who is shown a table that only looks the same. */
function playWithTwins(seed: string, compare: (mine: Decision | null, twins: Decision | null) => void): void {
  const header = { game: 'lol', rulesVersion: lol.rulesVersion, seats: 4, options, seed, names };
  const match = Match.start(lol, header, { events: true });
  const sides = [0, 1].map(() => names.map((_, seat) => make(botLevels[seat % 3] ?? 'solid', chair(seat))));
  const luck = [0, 1].map(() => names.map((_, seat) => Chance.seeded(`${seed} ${seat}`)));
  const veil = Chance.seeded('veil');
  for (let step = 0; !match.over && step < 5000; step++) {
    if (match.betweenRounds) match.take({ kind: 'next', seat: 0 }, match.now);
    const told = match.happened();
    let first: { seat: number; decision: Decision } | null = null;
    for (let seat = 0; seat < 4; seat++) {
      const view = match.view(seat);
      const views = [view, { ...view, ...lol.view(disguise(match.state, seat, veil), seat, match.now) }];
      const decisions = sides.map((minds, side) => {
        const mind = minds[seat] as Mind;
        for (const one of told) mind.notice(seenBy(one, seat));
        const sight = { view: views[side] as typeof view, offers: match.offersFor(seat), now: match.now };
        return mind.decide(sight, (luck[side] as Chance[])[seat] as Chance);
      });
      compare(decisions[0] ?? null, decisions[1] ?? null);
      const decision = decisions[0];
      if (decision && (first === null || decision.after < first.decision.after)) first = { seat, decision };
    }
    if (first && match.now + first.decision.after < match.due) {
      expect(match.act(first.seat, first.decision.action, match.now + first.decision.after)).toBeNull();
    } else if (!match.betweenRounds) match.advance(match.due);
  }
  expect(match.over).toBe(true);
}

describe('a mind', () => {
  it('decides by what it sees: tables that look the same are the same to it', () => {
    for (const seed of ['one', 'two']) playWithTwins(seed, (mine, twins) => expect(twins).toEqual(mine));
  });

  it('cannot be handed the state', () => {
    const mind = make('solid', chair(0));
    const handOver = (state: State): unknown =>
      // @ts-expect-error a state is not a sight
      mind.decide(state, Chance.seeded('x'));
    expect(handOver).toBeTypeOf('function');
  });
});
