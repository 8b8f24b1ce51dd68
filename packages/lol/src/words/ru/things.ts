import { type Face, faceOf } from '../face.ts';

interface Hue {
  /** «красный», «красная», «красную». */
  readonly he: string;
  readonly she: string;
  readonly her: string;
}

const hues: Readonly<Record<string, Hue>> = {
  red: { he: 'красный', she: 'красная', her: 'красную' },
  green: { he: 'зелёный', she: 'зелёная', her: 'зелёную' },
  yellow: { he: 'жёлтый', she: 'жёлтая', her: 'жёлтую' },
  blue: { he: 'синий', she: 'синяя', her: 'синюю' },
};

const small = ['ноль', 'единица', 'двойка', 'тройка', 'четвёрка'];
export const values = [...small, 'пятёрка', 'шестёрка', 'семёрка', 'восьмёрка', 'девятка'];

export const kinds: Readonly<Record<string, string>> = {
  bah: '«Бах!»',
  ban: '«Бан!»',
  pff: '«П-ф-ф!»',
  bro: '«Бро!»',
  ups: '«Упс!»',
  ha: '«Ха!»',
  haha: '«Ха-ха!»',
  lol: '«ЛОЛ!»',
  imho: '«ИМХО!»',
};

/** «красная семёрка», «синий «Бах!»», «ИМХО!»; a colour alone is «красный». */
export function thing(name: string): string {
  const face = faceOf(name);
  const noun = nounOf(face);
  if (noun === undefined) return (face.colour && hues[face.colour]?.he) ?? name;
  return coloured(face, noun.endsWith('а') ? 'she' : 'he', noun);
}

/** What one lays: «красную семёрку», «синий «Бах!»». */
export function whom(name: string): string {
  const face = faceOf(name);
  const noun = nounOf(face);
  return noun?.endsWith('а') ? coloured(face, 'her', `${noun.slice(0, -1)}у`) : thing(name);
}

const nounOf = ({ kind, value }: Face): string | undefined => (kind === 'number' ? values[value ?? -1] : kinds[kind]);

const coloured = ({ colour }: Face, form: keyof Hue, noun: string): string =>
  colour === null ? noun : `${hues[colour]?.[form]} ${noun}`;

/** A card of this colour, whichever: «зелёная». */
export const cardOf = (colour: string): string => hues[colour]?.she ?? colour;
