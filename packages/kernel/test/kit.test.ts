import { describe, expect, test } from 'vitest';
import { checkGame, type KitConfig, type PropertyName } from '../kit/index.ts';
import { never, nobody, refuse } from '../src/index.ts';
import { type Tiny, type TinyTypes, tiny } from './tiny.ts';
import { tinyKit } from './tinyKit.ts';

test('the tiny game has all seven properties', () => {
  const { matches, inputs } = checkGame(tiny, tinyKit);
  expect(inputs).toBeGreaterThan(matches * 10);
});

type Change = Partial<KitConfig<TinyTypes>>;

/** Runs one property on a game with a planted bug and gives back what the kit says. */
function caught(bug: Partial<Tiny>, property: PropertyName, change: Change = {}): string {
  const { disguise: _, invariant: __, ...rest } = tinyKit;
  const config = property === 'interference' ? tinyKit : rest;
  try {
    checkGame({ ...tiny, ...bug }, { ...config, only: [property], ...change });
  } catch (error) {
    return (error as Error).message;
  }
  return 'nothing was caught';
}

describe('each property catches its bug', () => {
  test('1 replay: something remembered outside the state', () => {
    let draws = 0;
    const bug: Partial<Tiny> = {
      apply(state, input, ctx) {
        const refusal = tiny.apply(state, input, ctx);
        if (refusal === null && input.kind === 'act' && input.action.type === 'draw' && draws++ % 3 === 0)
          state.deck.reverse();
        return refusal;
      },
    };
    expect(caught(bug, 'replay')).toContain('[replay] ');
  });

  test('2 twin: a value that JSON cannot hold', () => {
    const bug: Partial<Tiny> = {
      deal: (standings, options, ctx, fixedDeal) => ({
        ...tiny.deal(standings, options, ctx, fixedDeal),
        turnBegan: never,
      }),
    };
    expect(caught(bug, 'twin')).toContain('[twin] ');
  });

  test('3 refused: changing before checking', () => {
    const bug: Partial<Tiny> = {
      apply(state, input, ctx) {
        if (input.kind === 'act' && input.action.type === 'lay') state.catchable = nobody;
        return tiny.apply(state, input, ctx);
      },
    };
    expect(caught(bug, 'refused')).toContain('[refused]');
  });

  test.each<[string, Partial<Tiny>, string]>([
    [
      'a field that is nobody’s own and yet differs',
      {
        view: (state, viewer, now) => ({
          ...tiny.view(state, viewer, now),
          pile: viewer === 0 ? 0 : state.pile.length,
        }),
      },
      'is not the same for',
    ],
    [
      'what is a viewer’s own and another thing alone',
      { ownView: (state, viewer, now) => ({ ...tiny.ownView(state, viewer, now), next: state.deck[0] ?? null }) },
      'is not the same alone',
    ],
    [
      'a view',
      { view: (state, viewer, now) => ({ ...tiny.view(state, viewer, now), next: state.deck[0] ?? null }) },
      'shows in the view',
    ],
    [
      'an offer',
      {
        offers: (state, seat) =>
          tiny.offers(state, seat).filter(({ type }) => type !== 'draw' || state.deck[0] !== state.pile.at(-1)),
      },
      'shows in the offers',
    ],
    [
      'a refusal',
      {
        apply(state, input, ctx) {
          const held = (card: number): boolean => state.hands.some((hand) => hand.includes(card));
          if (input.kind === 'act' && input.action.type === 'lay' && !held(input.action.card))
            return refuse('not-a-copy');
          return tiny.apply(state, input, ctx);
        },
      },
      'shows in the answer to',
    ],
    [
      'an event',
      {
        apply(state, input, ctx) {
          const [card] = state.deck;
          const refusal = tiny.apply(state, input, ctx);
          if (refusal === null && input.kind === 'deadline') ctx.emit?.({ type: 'peek', top: card ?? null });
          return refusal;
        },
      },
      'shows in the events after',
    ],
    [
      'a deadline',
      { due: (state) => tiny.due(state) + (state.winner === null ? (state.deck[0] ?? 0) : 0) },
      'shows in the deadline',
    ],
  ])('4 interference: hidden cards show in %s', (_, bug, says) => {
    expect(caught(bug, 'interference')).toContain(says);
  });

  test('5 stuck: a race that nobody can end', () => {
    const bug: Partial<Tiny> = {
      offers: (state, seat) => tiny.offers(state, seat).filter(({ type }) => type !== 'slap'),
      awaited: (state) => (state.race ? nobody : tiny.awaited(state)),
      due: (state) => (state.race ? never : tiny.due(state)),
    };
    expect(caught(bug, 'stuck')).toContain('[stuck] nobody has an offer');
    expect(caught({ ...bug, awaited: tiny.awaited }, 'stuck')).toContain('is waited for and has no offer');
    expect(caught({ due: (state) => (state.winner === null ? tiny.due(state) : 1e9) }, 'stuck')).toContain(
      'the round is over',
    );
  });

  test('6 offered: offers that are refused, and moves that are not offered', () => {
    const generous: Partial<Tiny> = {
      offers: (state, seat) => [...tiny.offers(state, seat), { type: 'draw', rule: 'TI-2', fields: {} }],
    };
    expect(caught(generous, 'offered')).toContain('refused as');
    const mean: Partial<Tiny> = {
      offers: (state, seat) => tiny.offers(state, seat).filter(({ type }) => type !== 'catch'),
    };
    expect(caught(mean, 'offered')).toContain('was not offered');
    const shared: Partial<Tiny> = { clone: (state) => ({ ...state }) };
    expect(caught(shared, 'offered')).toContain('what was tried on a clone changed the match');
  });

  test('7 parsers: one that throws, one that changes what it reads', () => {
    const careless: Partial<Tiny> = {
      options: (raw, seats) => tiny.options({ ...(raw as object), turnMs: (raw as { turnMs: number }).turnMs }, seats),
    };
    expect(caught(careless, 'parsers')).toContain('the parser of options threw');
    const writing: Partial<Tiny> = {
      options(raw, seats) {
        if (Array.isArray(raw)) raw.push(1);
        return tiny.options(raw, seats);
      },
    };
    expect(caught(writing, 'parsers')).toContain('object is not extensible');
  });
});

describe('besides', () => {
  const losesACard: Partial<Tiny> = {
    apply(state, input, ctx) {
      const refusal = tiny.apply(state, input, ctx);
      if (refusal === null && input.kind === 'signal') state.deck.pop();
      return refusal;
    },
  };

  test('an invariant is checked after every input, and the failure says how to come back to it', () => {
    const { invariant } = tinyKit;
    const text = caught(losesACard, 'stuck', invariant ? { invariant } : {});
    expect(text).toContain('[invariant] Error: cards:');
    expect(text).toMatch(/match seed \d+/);
    expect(text).toMatch(/again: SEED=-?\d+ FC_PATH=\d+/);
    expect(text).toContain('coming: {"input":{"kind":"signal"');
  });

  test('a match that does not end is a failure', () => {
    expect(caught({}, 'stuck', { maxInputs: 5 })).toContain('[ending] the match did not end within 5 inputs');
  });

  test('a deadline that is refused, or falls for ever, is a failure and no hanging test', () => {
    const deaf: Partial<Tiny> = {
      apply: (state, input, ctx) => (input.kind === 'deadline' ? refuse('not-now') : tiny.apply(state, input, ctx)),
    };
    expect(caught(deaf, 'stuck')).toContain('a deadline was refused');
    const busy: Partial<Tiny> = {
      apply: (state, input, ctx) => (input.kind === 'deadline' ? null : tiny.apply(state, input, ctx)),
    };
    expect(caught(busy, 'stuck')).toContain('falls again and again');
  });

  test('rates make it cheap', () => {
    const rates = { twin: 0.01, refused: 0.01, interference: 0.01, offered: 0.01, replay: 0.1 };
    expect(checkGame(tiny, { ...tinyKit, rates, runs: 300 }).matches).toBe(300);
  });
});
