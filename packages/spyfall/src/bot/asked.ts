import { type Topic, topics } from '../places/place.ts';
import { questions } from '../words/questions.ts';
import { askedIn } from './asking/asking.ts';
import { type Concept, concepts, ideas } from './concepts.ts';
import { followUpsIn } from './followUps/followUps.ts';
import { linesIn } from './lines/lines.ts';
import { type Asked, nothingAsked, understand } from './understand.ts';
import { voicesIn } from './voices/voices.ts';
import { plain } from './words.ts';

let bank: Map<string, Asked> | null = null;

/** Our own questions, by their words: what each of them asks for. */
function ownQuestions(): ReadonlyMap<string, Asked> {
  if (bank) return bank;
  bank = new Map();
  // What the table suggests to shy people is asked by them word for word.
  for (const suggested of Object.values(questions)) {
    for (const [topic, texts] of Object.entries(suggested)) {
      for (const text of texts) bank.set(plain(text), { ...understand(text), topic: topic as Topic });
    }
  }
  const open = [
    ...Object.values(linesIn).map((lines) => lines.open),
    ...Object.values(followUpsIn).map(({ passOn }) => passOn),
    ...Object.values(askedIn).flatMap((asking) => Object.values(asking)),
  ];
  for (const [topic, texts] of open.flatMap((bySubject) => Object.entries(bySubject))) {
    for (const text of texts) bank.set(plain(text), { topic: topic as Topic, concept: null, closed: false });
  }
  for (const { probes } of Object.values(linesIn)) {
    for (const concept of concepts) {
      for (const text of probes[concept] ?? []) bank.set(plain(text), asksFor(concept));
    }
  }
  return bank;
}

const asksFor = (concept: Concept): Asked => ({ topic: ideas[concept].topic, concept, closed: true });

const understood = new Map<string, Asked>();

/** What a question asks for. Our own questions are known again in whatever voice they are put. */
export function askedBy(question: string | null): Asked {
  if (question === null) return nothingAsked;
  const known = understood.get(question);
  if (known) return known;
  const own = [plain(question), unframed(question), plain(question.replace(allButLast, ''))]
    .map((text) => ownQuestions().get(text))
    .find((one) => one !== undefined);
  const asked = own ?? followedUp(question) ?? understand(unquoted(question));
  // People can type anything: what is remembered must stay small.
  if (understood.size > 2_000) understood.clear();
  understood.set(question, asked);
  return asked;
}

/** All sentences before the last: «Аня говорит: «жарко». А ты что скажешь?» */
const allButLast = /^.*[.!?…]\s+(?=[^.!?…]+\?$)/s;

/** Whether a question hangs on what was said: it quotes, asks back, or passes one on. */
export function isFollowUp(question: string): boolean {
  const line = plain(question);
  const passedOn = Object.values(followUpsIn).flatMap(({ passOn }) => Object.values(passOn).flat());
  return /[«“]/.test(question) || askedBy(question).refers !== undefined || passedOn.some((one) => plain(one) === line);
}

/** «Про еду…», «как у тебя с едой?»: a question that names its subject and asks for no single thing. */
function followedUp(question: string): Asked | null {
  const line = plain(unquoted(question));
  const topic = topics.find((one) => subjects().get(one)?.test(line));
  return topic ? { topic, concept: null, closed: false } : null;
}

let subjectsOfAll: Map<Topic, RegExp> | null = null;

function subjects(): ReadonlyMap<Topic, RegExp> {
  const { ru, en } = followUpsIn;
  subjectsOfAll ??= new Map(
    topics.map((topic) => [
      topic,
      new RegExp(
        `(?:про ${plain(ru.about[topic])}|(?:^|[^а-я])${plain(ru.with[topic])}|about ${plain(en.about[topic])})(?![а-яa-z])`,
      ),
    ]),
  );
  return subjectsOfAll;
}

/** A question without the words that a temperament or a role puts before it. */
export function unframed(question: string): string {
  const known = bare.get(question);
  if (known !== undefined) return known;
  const line = plain(question);
  const frame = frames().find((one) => line.startsWith(one));
  const rest = frame === undefined ? line : line.slice(frame.length).trim();
  if (bare.size > 2_000) bare.clear();
  bare.set(question, rest);
  return rest;
}

const bare = new Map<string, string>();

let framesOfAll: string[] | null = null;

function frames(): readonly string[] {
  framesOfAll ??= (['ru', 'en'] as const).flatMap((language) =>
    [...Object.values(voicesIn[language]), ...Object.values(followUpsIn[language].stations)].flatMap(({ asks }) =>
      asks.map((frame) => plain(frame.replace('{}', ''))),
    ),
  );
  return framesOfAll;
}

/** What somebody says in their own words. */
export const unquoted = (text: string): string => text.replace(/«[^»]*»|“[^”]*”/g, ' ');
