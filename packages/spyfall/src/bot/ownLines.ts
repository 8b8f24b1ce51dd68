import type { Language } from '@tasovka/kernel';
import { followUpsIn } from './followUps/followUps.ts';
import { linesIn } from './lines/lines.ts';
import { voicesIn } from './voices/voices.ts';
import { plain } from './words.ts';

/** What bots say by habit, in any language: nobody would quote it. */
interface OwnLines {
  /** What a voice or a part in a role puts before and behind an answer, the longest first. */
  readonly manners: readonly string[];
  readonly anywhere: ReadonlySet<string>;
  readonly stances: ReadonlySet<string>;
}

const languages: readonly Language[] = ['ru', 'en'];

let known: OwnLines | null = null;

function ownLines(): OwnLines {
  known ??= {
    manners: languages
      .flatMap((language) => [
        ...Object.values(voicesIn[language]).flatMap(({ openers, tails }) => [...openers, ...tails]),
        ...Object.values(followUpsIn[language].stations).flatMap(({ adds }) => adds),
      ])
      .sort((a, b) => b.length - a.length),
    anywhere: new Set(
      languages.flatMap((language) => {
        const { common, small, unsure, dodges } = linesIn[language];
        const voices = Object.values(voicesIn[language]).flatMap((voice) => [
          ...voice.unsure,
          ...voice.dodges,
          ...Object.values(voice.common),
        ]);
        return [...Object.values(common), ...Object.values(small), unsure, dodges, voices].flat().map(plain);
      }),
    ),
    stances: new Set(
      languages.flatMap((language) =>
        [linesIn[language], ...Object.values(voicesIn[language])]
          .flatMap(({ yes, no, unsure }) => [...yes, ...no, ...unsure])
          .map(plain),
      ),
    ),
  };
  return known;
}

const bare = new Map<string, string>();

/** An answer without a manner of speaking. */
export function substance(answer: string): string {
  const found = bare.get(answer);
  if (found !== undefined) return found;
  let text = answer;
  for (const manner of ownLines().manners) {
    if (text.startsWith(`${manner} `)) text = text.slice(manner.length + 1);
    if (text.endsWith(` ${manner}`)) text = text.slice(0, -manner.length - 1);
  }
  const line = text.charAt(0).toUpperCase() + text.slice(1);
  // People can type anything: what is remembered must stay small.
  if (bare.size > 2_000) bare.clear();
  bare.set(answer, line);
  return line;
}

/** A sentence without the words that lead away from a question. */
export function unbridged(sentence: string): string {
  const bridge = languages
    .flatMap((language) => followUpsIn[language].bridges)
    .find((one) => sentence.startsWith(`${one} `));
  const rest = bridge === undefined ? sentence : sentence.slice(bridge.length).trim();
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}

/** One of our lines that would do at any place. */
export const wouldDoAnywhere = (answer: string): boolean => ownLines().anywhere.has(plain(substance(answer)));

/** A yes, a no or a neither, and nothing else. */
export const isBareStance = (answer: string): boolean => ownLines().stances.has(plain(substance(answer)));
