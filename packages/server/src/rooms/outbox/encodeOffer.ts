import { type Choice, type Codec, nothing, type Offer, type Table, type Value } from '@tasovka/kernel';

type Match = NonNullable<Table['match']>;

/** Offers that leave nothing to choose are the same few objects again and again. */
const plainOffers = new WeakMap<Offer, string>();

/** The encoded names of small numbers (cards, seats, colours), by the codec that names them: they never change. */
const encodedNames = new WeakMap<object, string[]>();
const smallNumbers = 256;

/** An offer as it is sent. Most offers are lists to choose one of: those are written without making objects first. */
export function encodeOffer(match: Match, offer: Offer): string {
  if (offer.fields !== nothing) return encodeLists(match, offer) ?? encodeWhole(match, offer);
  const known = plainOffers.get(offer) ?? encodeWhole(match, offer);
  plainOffers.set(offer, known);
  return known;
}

const encodeWhole = (match: Match, offer: Offer): string => JSON.stringify(match.writeOffer(offer));

const isList = (choice: Choice | undefined): choice is readonly Value[] => Array.isArray(choice);

/** Null where a field is no list. */
function encodeLists(match: Match, { type, rule, fields, unprompted }: Offer): string | null {
  const codecs = match.game.actions.variants[type]?.fields ?? {};
  let text = '';
  for (const field in fields) {
    const choice = fields[field];
    const codec = codecs[field];
    if (!isList(choice) || !codec) return null;
    const list = encodeList(choice, codec);
    text = text === '' ? `"${field}":[${list}]` : `${text},"${field}":[${list}]`;
  }
  return `{"type":"${type}","rule":"${rule}","fields":{${text}}${unprompted ? ',"unprompted":true}' : '}'}`;
}

function encodeList(values: readonly Value[], codec: Codec<unknown>): string {
  let names = encodedNames.get(codec);
  if (!names) {
    names = [];
    encodedNames.set(codec, names);
  }
  let text = '';
  for (const value of values) {
    const encoded = encodeValue(value, codec, names);
    text = text === '' ? encoded : `${text},${encoded}`;
  }
  return text;
}

function encodeValue(value: Value, codec: Codec<unknown>, names: string[]): string {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 0 || value >= smallNumbers) {
    return JSON.stringify(codec.write(value));
  }
  const known = names[value];
  if (known !== undefined) return known;
  const name = JSON.stringify(codec.write(value));
  names[value] = name;
  return name;
}
