import { type Choice, type Codec, nothing, type Offer, type Table, type Value } from '@tasovka/kernel';

type Match = NonNullable<Table['match']>;

/** Offers that leave nothing to choose are the same few objects again and again. */
const plainOffers = new WeakMap<Offer, string>();

/** What small numbers (cards, seats, colours) are called outside, by the codec that names them: they never change. */
const names = new WeakMap<object, string[]>();
const smallNumbers = 256;

/** An offer as it is sent. Lists to choose one of, which most offers are, are written without making objects first. */
export function encodeOffer(match: Match, offer: Offer): string {
  const { fields } = offer;
  if (fields !== nothing) return isOfLists(fields) ? listsText(match, offer) : whole(match, offer);
  const known = plainOffers.get(offer) ?? whole(match, offer);
  plainOffers.set(offer, known);
  return known;
}

const whole = (match: Match, offer: Offer): string => JSON.stringify(match.writeOffer(offer));

function isOfLists(fields: Offer['fields']): boolean {
  for (const field in fields) if (!Array.isArray(fields[field])) return false;
  return true;
}

function listsText(match: Match, { type, rule, fields, unprompted }: Offer): string {
  const codecs = match.game.actions.variants[type]?.fields ?? {};
  let text = '';
  for (const field in fields) {
    const list = listText(fields[field] as Choice & readonly Value[], codecs[field] as Codec<unknown>);
    text = text === '' ? `"${field}":[${list}]` : `${text},"${field}":[${list}]`;
  }
  return `{"type":"${type}","rule":"${rule}","fields":{${text}}${unprompted ? ',"unprompted":true}' : '}'}`;
}

function listText(values: readonly Value[], codec: Codec<unknown>): string {
  let known = names.get(codec);
  if (!known) {
    known = [];
    names.set(codec, known);
  }
  let text = '';
  for (let i = 0; i < values.length; i++) {
    const one = valueText(values[i] as Value, codec, known);
    text = i === 0 ? one : `${text},${one}`;
  }
  return text;
}

function valueText(value: Value, codec: Codec<unknown>, known: string[]): string {
  if (!Number.isInteger(value) || (value as number) < 0 || (value as number) >= smallNumbers) {
    return JSON.stringify(codec.write(value));
  }
  known[value as number] ??= JSON.stringify(codec.write(value));
  return known[value as number] as string;
}
