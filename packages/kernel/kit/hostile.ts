import {
  type Action,
  type Chance,
  type Choice,
  type Json,
  parse,
  type Seat,
  sample,
  type Value,
} from '../src/index.ts';
import type { MatchOf } from './config.ts';
import type { Moment } from './moment.ts';

const seatsOf = <S, A extends Action>(match: MatchOf<S, A>): Seat[] =>
  Array.from({ length: match.header.seats }, (_, seat) => seat);

/** Well-formed actions a seat was probably not offered: changed ones, other people's, old ones, any at all. */
export function unlikelyActions<S, A extends Action>(moment: Moment<S, A>, seat: Seat, most: number): A[] {
  const { match, chance, config, earlier } = moment;
  if (match.betweenRounds || match.over) return [];
  const others = chance.pick(seatsOf(match));
  const offered = [...match.offers(seat), ...match.offers(others)].map((offer) => sample<A>(offer, chance));
  const found: A[] = [];
  for (let i = 0; i < most; i++) {
    const kind = chance.below(config.anyAction ? 4 : 3);
    if (kind === 0 && earlier.length > 0) found.push(chance.pick(earlier));
    else if (kind === 3 && config.anyAction) found.push(config.anyAction(match.state, seat, chance));
    else if (offered.length > 0) {
      const action = chance.pick(offered);
      found.push(kind === 1 ? action : changed(action, match, chance));
    }
  }
  return found.filter((action) => isWellFormed(action, match));
}

/** One field replaced by another value that occurs in offers or in small numbers, or left out. */
function changed<S, A extends Action>(action: A, match: MatchOf<S, A>, chance: Chance): A {
  const fields = Object.keys(match.game.actions.variants[action.type]?.fields ?? {});
  if (fields.length === 0) return action;
  const field = chance.pick(fields);
  const values = chance.below(4) === 0 ? [undefined] : [...offeredValues(match, field), chance.below(64)];
  const { [field]: _, ...rest } = action as A & Record<string, unknown>;
  const value = chance.pick<unknown>(values);
  return (value === undefined ? rest : { ...rest, [field]: value }) as unknown as A;
}

function offeredValues<S, A extends Action>(match: MatchOf<S, A>, field: string): Value[] {
  return seatsOf(match).flatMap((seat) =>
    match.offers(seat).flatMap(({ fields }) => {
      const choice: Choice | undefined = fields[field];
      if (choice === undefined) return [];
      return Array.isArray(choice) ? choice : 'from' in choice ? [choice.from] : [];
    }),
  );
}

function isWellFormed<S, A extends Action>(action: A, match: MatchOf<S, A>): boolean {
  try {
    return parse(match.game.actions, match.game.actions.write(action)).ok;
  } catch {
    return false;
  }
}

/** JSON that is no action, from plain nonsense to an action with one thing wrong. */
export function malformedAction<S, A extends Action>({ match, coming, chance }: Moment<S, A>): Json {
  const nonsense: Json[] = [null, 1, 'draw', [], {}, { type: 1 }, { type: 'no such thing' }, { type: 'constructor' }];
  const action = coming.input.kind === 'act' ? (coming.input.action as { readonly [key: string]: Json }) : null;
  if (action === null || chance.below(3) === 0) return chance.pick(nonsense);
  const wrong: Json[] = [null, -1, 0.5, 1e9, '', 'x', [], {}, [[]], { type: 'x' }, true];
  const fields = Object.keys(match.game.actions.variants[action.type as string]?.fields ?? {});
  return { ...action, [chance.pick([...fields, 'extra', 'type'])]: chance.pick(wrong) };
}

export const strangeSeats: readonly number[] = [-1, 99, 0.5, Number.NaN];
