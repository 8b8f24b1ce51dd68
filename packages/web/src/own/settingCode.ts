import { isObject, type Json, type JsonObject } from '@tasovka/kernel';

/** How a table is set: enough to set another one the same. Things of its own are named, not carried. */
export interface Setting {
  readonly game: string;
  readonly options: JsonObject;
  /** A pack of one's own, by the code it is kept under. */
  readonly pack?: string;
}

export type SettingFault = 'other-version' | 'broken';

/** The first letter of a code. A code of another version is refused, never guessed at. */
const version = '1';

/**
 * Words that codes are mostly made of, each written as one byte. A new one goes to the end: a code that was once given
 * away means the same for ever. Other words are written out.
 */
const dictionary: readonly string[] = (
  'swintus lol spyfall sets etiquette zombie moles place remote table mistakes prevented punished keepTwo turnMs slapMs ' +
  'windowMs lookMs target molehills deck house HR-1 HR-2 HR-3 HR-4 HR-5 HR-6 HR-7 HR-8 HR-9 HR-10 HR-11 HR-12 mode ' +
  'knockout first-out blitz together bulk coldCalculation reset101 variant classic duo trio team rounds roundMs voteMs ' +
  'answerMs talk text voice roleplay captainTwice packs without 0 1 2 3 4 5 6 7 8 9 hapyozh tihohryun hlopkopyt ' +
  'perehryuk svinorot temnodel polisvin bah ban pff bro ups ha haha imho HR-13 HR-14 HR-15 HR-16 box pack ' +
  'yard cinema work ancient-olympics battle-of-borodino black-death cannibal-tribe caravan druid-circle ' +
  'french-revolution gold-rush-camp great-war-airship hippie-festival hot-air-balloon knights-tournament ' +
  'leonardos-workshop lunar-station musketeer-company neanderthal-cave ninja-school pyramid-construction ' +
  'rebel-camp robin-hoods-band roman-senate saloon shaolin-monastery spanish-inquisition speakeasy tank-battle ' +
  'trojan-war turkish-harem viking-longship wigwam playground garages stairwell stuck-lift bakery school-canteen ' +
  'dentists-waiting-room sledding-hill farmers-market summer-house minibus hairdressers music-school bathhouse ' +
  'housewarming dog-park renovation new-years-eve rooftop post-office haunted-house desert-island diamond-heist ' +
  'zombie-shelter villains-lair dinosaur-valley detective-agency manor-mystery alien-landing courtroom-drama ' +
  'starship-bridge palace-ball temple-of-traps boxing-ring runaway-tram vampires-castle monster-in-the-city ' +
  'sunken-ship robot-uprising hut-in-the-forest open-plan-office call-centre fire-station pizza-kitchen lighthouse ' +
  'weather-studio lost-luggage flower-shop apiary job-interview ski-lift campsite water-park buffet karaoke ' +
  'fishing-trip safari souvenir-bazaar passport-control surf-camp'
).split(' ');
const places = new Map(dictionary.map((word, at) => [word, at]));

/** What stands before a value; bytes from `words` on are words of the dictionary. */
const tags = { no: 0, yes: 1, number: 2, thousands: 3, list: 4, object: 5, text: 6, none: 7, words: 16 } as const;

/** As long as a table with most places of its own crossed out, and short enough that nobody can make a page work for long. */
const longest = 6000;
const deepest = 5;

export function writeSetting({ game, options, pack }: Setting): string {
  const bytes: number[] = [];
  writeText(game, bytes);
  writeValue(options, bytes);
  if (pack !== undefined) writeText(pack, bytes);
  bytes.push(checksum(bytes));
  const text = btoa(String.fromCharCode(...bytes));
  return version + text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function writeNumber(value: number, bytes: number[]): void {
  let rest = value;
  for (; rest >= 128; rest = Math.floor(rest / 128)) bytes.push((rest % 128) + 128);
  bytes.push(rest);
}

function writeText(text: string, bytes: number[]): void {
  const at = places.get(text);
  if (at !== undefined) {
    bytes.push(tags.words + at);
    return;
  }
  const written = new TextEncoder().encode(text);
  bytes.push(tags.text);
  writeNumber(written.length, bytes);
  bytes.push(...written);
}

function writeValue(value: Json, bytes: number[]): void {
  if (typeof value === 'string') writeText(value, bytes);
  else if (typeof value === 'boolean') bytes.push(value ? tags.yes : tags.no);
  else if (value === null) bytes.push(tags.none);
  else if (typeof value === 'number') {
    if (!Number.isSafeInteger(value) || value < 0) throw new Error(`no option is ${value}`);
    const isRound = value > 0 && value % 1000 === 0;
    bytes.push(isRound ? tags.thousands : tags.number);
    writeNumber(isRound ? value / 1000 : value, bytes);
  } else if (isObject(value)) {
    const entries = Object.entries(value);
    bytes.push(tags.object);
    writeNumber(entries.length, bytes);
    for (const [key, one] of entries) {
      writeText(key, bytes);
      writeValue(one, bytes);
    }
  } else {
    bytes.push(tags.list);
    writeNumber(value.length, bytes);
    for (const one of value) writeValue(one, bytes);
  }
}

/** One byte that notices a slip of the finger. */
const checksum = (bytes: readonly number[]): number => bytes.reduce((sum, byte) => (sum * 31 + byte + 7) % 251, 1);

/** Reads what anybody may have written. The game's own reader of options judges what it means. */
export function readSetting(code: string): Setting | SettingFault {
  if (!/^[\w-]+$/.test(code) || code.length > longest) return 'broken';
  if (!code.startsWith(version)) return 'other-version';
  try {
    return new Reader(code.slice(1)).setting();
  } catch {
    return 'broken';
  }
}

class Reader {
  private readonly bytes: readonly number[];
  private at = 0;

  constructor(text: string) {
    const raw = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Array.from(raw, (letter) => letter.charCodeAt(0));
    const sum = bytes.pop();
    if (sum !== checksum(bytes)) throw new Error('a slip');
    this.bytes = bytes;
  }

  setting(): Setting {
    const game = this.text();
    const options = this.value(0);
    const pack = this.at < this.bytes.length ? this.text() : undefined;
    // Places of one's own come from the shelf by their code alone, where their texts were looked at.
    if (!isObject(options) || 'pack' in options || this.at < this.bytes.length) throw new Error('not a setting');
    return { game, options, ...(pack !== undefined && { pack }) };
  }

  private byte(): number {
    const byte = this.bytes[this.at++];
    if (byte === undefined) throw new Error('cut off');
    return byte;
  }

  private number(): number {
    let value = 0;
    for (let scale = 1; scale < 2 ** 42; scale *= 128) {
      const byte = this.byte();
      value += (byte % 128) * scale;
      if (byte < 128) return value;
    }
    throw new Error('too large');
  }

  private text(): string {
    const value = this.value(deepest);
    if (typeof value !== 'string') throw new Error('not a text');
    return value;
  }

  private value(depth: number): Json {
    const tag = this.byte();
    if (tag >= tags.words) return this.word(tag - tags.words);
    if (tag === tags.yes || tag === tags.no) return tag === tags.yes;
    if (tag === tags.none) return null;
    const count = this.number();
    if (tag === tags.number) return count;
    if (tag === tags.thousands) return count * 1000;
    if (count > this.bytes.length - this.at) throw new Error('cut off');
    if (tag === tags.text) return this.written(count);
    if (depth >= deepest) throw new Error('too deep');
    if (tag === tags.list) return Array.from({ length: count }, () => this.value(depth + 1));
    if (tag !== tags.object) throw new Error('unknown tag');
    return Object.fromEntries(Array.from({ length: count }, () => [this.text(), this.value(depth + 1)]));
  }

  private word(at: number): string {
    const word = dictionary[at];
    if (word === undefined) throw new Error('unknown word');
    return word;
  }

  private written(count: number): string {
    const bytes = this.bytes.slice(this.at, this.at + count);
    this.at += count;
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes));
  }
}
