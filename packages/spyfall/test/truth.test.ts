import { Chance } from '@tasovka/kernel';
import { describe, expect, test } from 'vitest';
import { development, entriesOf, heldOut, learnt, learntLater } from '../kit/corpus/index.ts';
import { answersFor, answerTo, type Speaker } from '../src/bot/answer.ts';
import { askedBy } from '../src/bot/asked.ts';
import { normalised, prior } from '../src/bot/belief.ts';
import { type Concept, concepts, ideas } from '../src/bot/concepts.ts';
import { linesIn } from '../src/bot/lines/lines.ts';
import { parseLine } from '../src/bot/parseLine.ts';
import { knowledgeFor } from '../src/bot/placeKnowledge.ts';
import { truth as boxTruth, type Fit, readTruth } from '../src/bot/placeTruth.ts';
import { skills } from '../src/bot/skill.ts';
import type { Asked } from '../src/bot/understand.ts';
import type { Stance } from '../src/bot/utterance.ts';
import { temperaments } from '../src/bot/voices/voices.ts';
import { languageOf } from '../src/bot/words.ts';
import { packNames } from '../src/packs/ids.ts';
import { ourLore } from '../src/packs/lore.ts';

const knowledge = knowledgeFor({ packs: [...packNames] });
const truth: Readonly<Record<string, string>> = {
  ...boxTruth,
  ...Object.fromEntries(Object.entries(ourLore).map(([id, { truth }]) => [id, truth])),
};
const languages = ['ru', 'en'] as const;

const at = (id: string, language: 'ru' | 'en'): Speaker => ({
  me: 0,
  names: ['A', 'B', 'C'],
  temperament: 'know-all',
  station: null,
  knowledge,
  language,
  skill: skills.solid,
  place: knowledge.ids.indexOf(id),
  chances: normalised(prior(knowledge.size, new Set())),
  need: 1,
  discretion: 1,
  said: [],
  asked: [],
  answered: [],
});

const wanted: Readonly<Record<Fit, 1 | 0 | -1>> = { core: 1, has: 1, open: 0, never: -1 };

test('every place has its truth, in words there are, and none twice', () => {
  expect(Object.keys(truth).sort()).toEqual([...knowledge.ids].sort());
  for (const line of Object.values(truth)) {
    const words = line.split(' ').map((word) => word.replace(/^-|!$/, ''));
    expect(new Set(words).size).toBe(words.length);
    expect(words.filter((word) => !concepts.includes(word as Concept))).toEqual([]);
  }
});

describe.each(languages)('an honest bot (%s)', (language) => {
  const probes = Object.entries(linesIn[language].probes) as [Concept, readonly string[]][];

  test('never says yes or no against the truth, at any place, asked for anything', () => {
    const lies: string[] = [];
    for (const [id, line] of Object.entries(truth)) {
      const fits = readTruth(line);
      for (const [concept, questions] of probes) {
        const lean = wanted[fits.get(concept) ?? 'open'];
        for (const question of questions) {
          for (const idea of answersFor(at(id, language), askedBy(question), Chance.seeded(question))) {
            const said = idea.stance === 'yes' ? 1 : idea.stance === 'no' ? -1 : 0;
            const told = idea.content === null ? undefined : parseLine(idea.content).concepts.get(concept);
            if (said !== lean || (lean !== 0 && told === -lean))
              lies.push(`${id}: ${question} ${idea.stance} ${idea.content}`);
          }
        }
      }
    }
    expect(lies).toEqual([]);
  });

  test('says it so that everybody hears the same, in every voice', () => {
    const misheard: string[] = [];
    for (const [i, id] of knowledge.ids.entries()) {
      const fits = readTruth(truth[id] ?? '');
      for (const [j, [concept, questions]] of probes.entries()) {
        const question = questions[(i + j) % questions.length] ?? '';
        const temperament = temperaments[(i + j) % temperaments.length] ?? 'shy';
        const said = answerTo(question, 1, { ...at(id, language), temperament }, Chance.seeded(`${id}/${concept}`));
        if (parseLine(said).lean !== wanted[fits.get(concept) ?? 'open']) misheard.push(`${id}: ${question} — ${said}`);
      }
    }
    expect(misheard).toEqual([]);
  });

  test('speaks of a subject with facts of its own place alone', () => {
    for (const id of knowledge.ids) {
      for (const [concept] of probes) {
        const asked = { topic: ideas[concept].topic, concept: null, closed: false };
        for (const { content, tell } of answersFor(at(id, language), asked, Chance.seeded(id))) {
          if (tell === 0) continue;
          const fact = knowledge.facts.find(({ text }) => text[language] === content);
          expect(knowledge.ids[fact?.place ?? -1]).toBe(id);
        }
      }
    }
  });
});

/** What a stance says of the things asked for; nothing where it commits to nothing. */
function claimed(stance: Stance, { concept, choice, inverted }: Asked): (readonly [Concept | null, 1 | -1])[] {
  if (choice) {
    const said = { first: [1, -1], second: [-1, 1], both: [1, 1], neither: [-1, -1] }[stance as string] ?? [];
    return choice.flatMap((thing, at) => (said[at] === undefined ? [] : [[thing, said[at] as 1 | -1] as const]));
  }
  const said = stance === 'yes' ? 1 : stance === 'no' ? -1 : 0;
  return said === 0 ? [] : [[concept, (inverted ? -said : said) as 1 | -1]];
}

test('a question as people type it gets no false yes, no or choice, at any place', () => {
  const all = [development, learnt, learntLater, heldOut]
    .flatMap(entriesOf)
    .map(({ question }) => ({ question, language: languageOf(question) ?? 'ru', asked: askedBy(question) }))
    .filter(({ asked }) => asked.choice || (asked.closed && asked.concept));
  // Of those that ask for the same thing in the same way, one will do.
  const closed = [...new Map(all.map((one) => [JSON.stringify([one.language, one.asked]), one])).values()];
  expect(closed.filter(({ asked }) => asked.choice).length).toBeGreaterThan(10);
  expect(closed.filter(({ asked }) => asked.inverted).length).toBeGreaterThan(3);
  const lies: string[] = [];
  for (const id of knowledge.ids) {
    const fits = readTruth(truth[id] ?? '');
    for (const { question, language, asked } of closed) {
      for (const { stance } of answersFor(at(id, language), asked, Chance.seeded(question))) {
        for (const [thing, is] of claimed(stance, asked)) {
          const lean = thing === null ? is : wanted[fits.get(thing) ?? 'open'];
          if (lean === -is) lies.push(`${id}: ${question} ${stance}`);
        }
      }
    }
  }
  expect(lies).toEqual([]);
});

/** What honest bots once said yes to, because a word of a fact outweighed a plain no. */
const slips = `cannibal-tribe coin law, caravan wet sea, druid-circle coin, hippie-festival war, knights-tournament ill,
leonardos-workshop war, lunar-station coin wind, musketeer-company fur, neanderthal-cave coin, pyramid-construction quiet,
rebel-camp armour, saloon sky, shaolin-monastery coin loud fancy, spanish-inquisition feast, tank-battle coin quiet,
trojan-war coin ill, wigwam coin stone`
  .split(/,\s+/)
  .flatMap((line) => {
    const [id = '', ...things] = line.split(' ');
    return things.map((thing) => [id, thing as Concept] as const);
  });

test('the 25 known slips are gone, and two that came from misread words', () => {
  expect(slips).toHaveLength(25);
  for (const [id, concept] of [...slips, ['tank-battle', 'beast'], ['black-death', 'stranger']] as const) {
    expect(['open', 'never'], `${id} ${concept}`).toContain(
      knowledge.fit(knowledge.ids.indexOf(id), concept as Concept),
    );
    for (const language of languages) {
      const asked = { topic: ideas[concept as Concept].topic, concept: concept as Concept, closed: true };
      const stances = answersFor(at(id, language), asked, Chance.seeded(id)).map(({ stance }) => stance);
      expect(stances).not.toContain('yes');
    }
  }
});

test('«крыльца» is no wing, «рычага» no growl', () => {
  expect([...parseLine('у крыльца').concepts.keys()]).toEqual([]);
  expect([...parseLine('два рычага').concepts.keys()]).toEqual(['modern']);
});

test.each([
  ['Без денег не пускают.', 'coin', 1],
  ['Nobody gets in without a horse.', 'horse', 1],
  ['Обходимся без музыки.', 'music', -1],
  ['Никаких лошадей.', 'horse', -1],
  ['Дождей тут не бывает.', 'wet', -1],
  ['Horses are not kept.', 'horse', -1],
  ['Не только песок.', 'dust', 1],
  ['Лошади тут не устают.', 'horse', 1],
] as const)('«%s»: %s %i', (text, concept, is) => {
  expect(parseLine(text).concepts.get(concept)).toBe(is);
});

test('a pack: a plain no outweighs every mention, and what nobody wrote is a matter of opinion', () => {
  const roles = Array.from({ length: 7 }, (_, i) => `Роль ${i + 1}`);
  const place = (id: string, text: string) => ({ id, name: `Место ${id}`, roles, facts: [{ topic: 'money', text }] });
  const own = knowledgeFor({
    pack: {
      name: 'Двор',
      places: [
        place('a', 'Денег тут нет, одни разговоры о деньгах.'),
        place('b', 'Платят золотом.'),
        place('c', 'Тихо.'),
      ],
    },
  });
  expect([0, 1, 2].map((at) => own.fit(at, 'coin'))).toEqual(['never', 'has', 'open']);
  const answers = (place: number, question: string) =>
    answersFor({ ...at('saloon', 'ru'), knowledge: own, place }, askedBy(question), Chance.seeded(question));
  expect(answers(1, 'как тут с деньгами?')).toContainEqual({ stance: 'tells', content: 'Платят золотом.', tell: 2 });
  expect(new Set(answers(2, 'деньги тут нужны?').map(({ stance }) => stance))).toEqual(new Set(['unsure']));
  expect(answers(2, 'qwfp zxcv?').map(({ stance }) => stance)).toEqual(['dodges']);
});
