import { bounds } from './parse.ts';
import { unseen } from './text.ts';

/** Upper-case letters of other alphabets, and digits, beside the Latin letter or digit they look like. */
const lookAlikes = new Map(
  ['АΑA', 'ВΒB', 'СϹC', 'ЕΕE', 'ԌG', 'НΗH', 'ІΙӀL1|I', 'ЈJ', 'КΚK', 'МΜM', 'ΝN', 'ОΟ0O', 'РΡP', 'ԚQ', 'ЅS', 'ТΤT']
    .concat(['ѴV', 'ԜW', 'ХΧX', 'УҮΥY', 'ΖZ', 'З3', 'ҺH', 'ԀD', '\u2c6dA', '\ua7acG'])
    // Cherokee and Lisu have whole rows of our capitals.
    .concat(['ᎪꓮA', 'ᏴꓐB', 'ᏟꓚC', 'ᎠꓓD', 'ᎬꓰE', 'ꓝF', 'ᏀꓖG', 'ᎻꓧH', 'ᏞꓡꓲI', 'ᎫꓙJ', 'ᏦꓗK', 'ᎷꓟM', 'ꓠN', 'ꓳO'])
    .concat(['ᏢꓑP', 'ᎡꓣR', 'ᏚꓢS', 'ᎢꓔT', 'ꓴU', 'ᏙꓦV', 'ᎳꓪW', 'ꓫX', 'ꓬY', 'ᏃꓜZ'])
    .flatMap((letters) => [...letters].map((letter) => [letter, letters.at(-1) as string])),
);

/** Accents and other marks on letters of ours. */
const marks = /[\u0300-\u036f]|[\u0483-\u0489]|[\u1ab0-\u1aff]|[\u1dc0-\u1dff]|[\u20d0-\u20ff]|[\ufe20-\ufe2f]/gu;

/** Names that look the same have the same shape: letters count, whatever their case, their accents and their alphabet. */
export const nameShape = (name: string): string =>
  [...name.normalize('NFKD').toUpperCase().normalize('NFKD').replace(marks, '').replace(unseen, '')]
    .map((letter) => lookAlikes.get(letter) ?? letter)
    .join('');

const graphemes = new Intl.Segmenter();

function cut(name: string, longest: number): string {
  let short = '';
  for (const { segment } of graphemes.segment(name)) {
    if (short.length + segment.length > longest) break;
    short += segment;
  }
  return short.trimEnd();
}

/** The name, or the name with a number where somebody else at the table has one that looks like it: «Маша 2». */
export function distinctName(name: string, others: readonly string[]): string {
  const taken = new Set(others.map(nameShape));
  if (!taken.has(nameShape(name))) return name;
  const [, base = name, number = '1'] = /^(.*?)(?: (\d{1,3}))?$/u.exec(name) ?? [];
  for (let n = Number(number) + 1; ; n++) {
    const numbered = `${cut(base, bounds.name - ` ${n}`.length)} ${n}`.trimStart();
    if (!taken.has(nameShape(numbered))) return numbered;
  }
}
