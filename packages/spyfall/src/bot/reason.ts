import type { Json } from '@tasovka/kernel';
import { askedBy, unframed } from './asked.ts';
import type { Assessment } from './assessment.ts';
import { clearing, placesBy } from './belief.ts';
import { quoteOf } from './conversation.ts';
import { filled, followUpsIn } from './followUps/followUps.ts';
import { isBareStance } from './ownLines.ts';
import { isEmptyTalk } from './vague.ts';

/** Why somebody is accused, in one sentence: the line that spoke most against them. */
export function reasonFor(assessment: Assessment, accused: Json | undefined): string | null {
  if (typeof accused !== 'number') return null;
  const { observed, names, knowledge, place, start, remarks, chance } = assessment;
  const who = names[accused] ?? '';
  const { reasons } = followUpsIn[observed.language];
  const asked = observed.view.said.filter((exchange) => exchange.asked === accused);
  const silent = asked.filter(({ answer }) => answer === null).length;
  const answers = asked.flatMap(({ question, answer }) => (answer === null ? [] : [{ question, answer }]));
  const say = (kind: keyof typeof reasons, quote = '', question = ''): string =>
    filled(chance.pick(reasons[kind]), { who, quote: quote.replace(/\.$/, ''), question });
  if (silent > answers.length) return say('silent');
  const chances = placesBy(start, remarks, accused);
  const against = answers
    .map(({ question, answer }) => {
      const row = knowledge.hear(answer, askedBy(question));
      const misfit = place === null ? 0 : -clearing(row, false, place, chances);
      const isBare = question !== null && isBareStance(answer);
      return { question, quote: quoteOf(answer), misfit, isEmpty: isEmptyTalk(answer), isBare };
    })
    .sort((a, b) => b.misfit - a.misfit);
  const worst = against.find(({ quote, misfit }) => quote !== null && misfit > 0.5);
  if (worst?.quote) {
    const { isBare, quote, question } = worst;
    return isBare ? say('answered', quote, bareQuestion(question ?? '')) : say('misfit', quote);
  }
  const empty = against.findLast(({ quote, isEmpty }) => quote !== null && isEmpty);
  return empty?.quote ? say('vague', empty.quote) : say('feeling');
}

/** A question as it would be quoted: without its voice, in one piece. */
const bareQuestion = (question: string): string => {
  const core = question.slice(-unframed(question).length);
  return (core.charAt(0).toUpperCase() + core.slice(1)).replace(/[«»“”]/g, '');
};
