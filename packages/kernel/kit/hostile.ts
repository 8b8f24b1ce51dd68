import {
  type Chance,
  type Choice,
  type GameTypes,
  type Json,
  type Match,
  parse,
  type Seat,
  sample,
  type Value,
} from '../src/index.ts';
import type { Moment } from './moment.ts';

const seatsOf = <T extends GameTypes>(match: Match<T>): Seat[] =>
  Array.from({ length: match.header.seats }, (_, seat) => seat);

/** Well-formed actions a seat was probably not offered: changed ones, other people's, old ones, any at all. */
export function unlikelyActions<T extends GameTypes>(moment: Moment<T>, seat: Seat, most: number): T['Action'][] {
  const { match, chance, config, earlier } = moment;
  if (match.betweenRounds || match.over) return [];
  const others = chance.pick(seatsOf(match));
  const offered = [...match.offers(seat), ...match.offers(others)].map((offer) => sample<T['Action']>(offer, chance));
  const found: T['Action'][] = [];
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
function changed<T extends GameTypes>(action: T['Action'], match: Match<T>, chance: Chance): T['Action'] {
  const fields = Object.keys(match.game.actions.variants[action.type]?.fields ?? {});
  if (fields.length === 0) return action;
  const field = chance.pick(fields);
  const values = chance.below(4) === 0 ? [undefined] : [...offeredValues(match, field), chance.below(64)];
  const { [field]: _, ...rest } = action as T['Action'] & Record<string, unknown>;
  const value = chance.pick<unknown>(values);
  return (value === undefined ? rest : { ...rest, [field]: value }) as unknown as T['Action'];
}

function offeredValues<T extends GameTypes>(match: Match<T>, field: string): Value[] {
  return seatsOf(match).flatMap((seat) =>
    match.offers(seat).flatMap(({ fields }) => {
      const choice: Choice | undefined = fields[field];
      if (choice === undefined) return [];
      return Array.isArray(choice) ? choice : 'from' in choice ? [choice.from] : [];
    }),
  );
}

function isWellFormed<T extends GameTypes>(action: T['Action'], match: Match<T>): boolean {
  try {
    return parse(match.game.actions, match.game.actions.write(action)).ok;
  } catch {
    return false;
  }
}

/** JSON that is no action, from plain nonsense to an action with one thing wrong. */
export function malformedAction<T extends GameTypes>({ match, coming, chance }: Moment<T>): Json {
  const nonsense: Json[] = [null, 1, 'draw', [], {}, { type: 1 }, { type: 'no such thing' }, { type: 'constructor' }];
  const action = coming.input.kind === 'act' ? (coming.input.action as { readonly [key: string]: Json }) : null;
  if (action === null || chance.below(3) === 0) return chance.pick(nonsense);
  const wrong: Json[] = [null, -1, 0.5, 1e9, '', 'x', [], {}, [[]], { type: 'x' }, true];
  const fields = Object.keys(match.game.actions.variants[action.type as string]?.fields ?? {});
  return { ...action, [chance.pick([...fields, 'extra', 'type'])]: chance.pick(wrong) };
}

export const strangeSeats: readonly number[] = [-1, 99, 0.5, Number.NaN];
