import {
  type Chance,
  type GameTypes,
  type Match,
  type MatchInput,
  type Millis,
  never,
  type Offer,
  type Seat,
  type Signal,
  sample,
  seatsIn,
  weight,
} from '../src/index.ts';
import type { KitConfig } from './config.ts';
import type { Coming } from './moment.ts';

/** Pauses between inputs, so that windows close now and then. */
const longestPause = 1500;

/** The random player of all seats, who also lets time pass and sometimes talks. Null: there is nothing to do. */
export function choose<T extends GameTypes>(match: Match<T>, config: KitConfig<T>, chance: Chance): Coming | null {
  const { due, now } = match;
  if (due !== never && chance.below(16) === 0) return { input: { kind: 'deadline' }, at: due };
  const at = now + pause(due - now, chance);
  if (config.signals && chance.below(12) === 0) return { input: randomSignal(match, chance), at };
  const seat = pickSeat(match, chance);
  if (seat !== null) return { input: pickAction(match, seat, config, chance), at };
  return due === never ? null : { input: { kind: 'deadline' }, at: due };
}

/** Shorter than what is left until the deadline, so that what was chosen is still possible. */
function pause(left: Millis, chance: Chance): Millis {
  return left <= 1 ? 0 : chance.below(Math.min(longestPause, left));
}

function pickSeat<T extends GameTypes>(match: Match<T>, chance: Chance): Seat | null {
  const awaited = chance.below(8) === 0 ? [] : seatsIn(match.awaited).filter((seat) => match.offers(seat).length > 0);
  if (awaited.length > 0) return chance.pick(awaited);
  const seats = Array.from({ length: match.header.seats }, (_, seat) => seat);
  const able = seats.filter((seat) => match.offers(seat).length > 0);
  return able.length === 0 ? null : chance.pick(able);
}

function pickAction<T extends GameTypes>(
  match: Match<T>,
  seat: Seat,
  { sensible }: KitConfig<T>,
  chance: Chance,
): MatchInput {
  const all = match.offers(seat);
  const asked = all.filter((offer) => !offer.unprompted);
  const offers = asked.length === 0 || chance.below(8) === 0 ? all : asked;
  for (let tries = 1; ; tries++) {
    const offer = pickOffer(offers, chance);
    if (match.betweenRounds) return { kind: 'next', seat };
    const action = sample<T['Action']>(offer, chance);
    if (tries >= 4 || !sensible || sensible(match.state, seat, action)) {
      return { kind: 'act', seat, action: match.game.actions.write(action) };
    }
  }
}

function pickOffer(offers: readonly Offer[], chance: Chance): Offer {
  let left = chance.below(offers.reduce((sum, offer) => sum + weight(offer), 0));
  for (const offer of offers) {
    left -= weight(offer);
    if (left < 0) return offer;
  }
  return offers[0] as Offer;
}

function randomSignal<T extends GameTypes>(match: Match<T>, chance: Chance): MatchInput {
  const { seats, names } = match.header;
  return { kind: 'signal', seat: chance.below(seats), signal: signal(seats, names, chance) };
}

function signal(seats: number, names: readonly string[], chance: Chance): Signal {
  const type = chance.pick(['spoke', 'heard', 'left', 'hand', 'said'] as const);
  if (type !== 'said') return { type };
  const text = `${chance.pick(['', 'эй, ', 'hm '])}${chance.pick([...names, 'ну'])}${chance.pick(['?', '!', ''])}`;
  return chance.below(2) === 0 ? { type, text } : { type, text, replyTo: chance.below(seats) };
}
