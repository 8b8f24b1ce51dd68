import { parseLine } from './parseLine.ts';
import { subjectLexicon } from './topicWords.ts';
import { contentWords, wordsOf } from './words.ts';

/** Words with which one says nothing, in both languages. */
const empty = new Set(
  wordsOf(
    'норм нормально нормальный обычно обычный обычные обычная обычное разное разные разный разному по-разному по-всякому всякое всяко иногда когда-нибудь бывает бывало смотря зависит сложно сказать ' +
      'хорошо неплохо плохо так-себе себе ничего особенного особо особенный знаю незнаю хз наверное наверно может возможно вроде кажется думаю сойдет пойдет ' +
      'пойдёт прикольно круто класс отлично средне терпимо жить привыкнуть привыкаю люди человек человека остальные положено хватает нужно надо сколько раз такое такой такие ' +
      'да нет ага угу неа ну эм хм ладно окей ок как-то где-то понемногу смысле месте место места вещи дело дела сам сама сами самое тоже типа короче ваще вообще короч лан ' +
      'конечно само собой точно именно скорее пожалуй всегда никогда редко часто сегодня завтра вчера день дни время времени раньше потом сейчас ' +
      'usual usually normal fine okay ok alright good bad nice great cool depends depend sometimes always never maybe perhaps probably guess think know dunno whatever stuff thing things ' +
      'everyone everybody someone people same like really much more less enough bit lot lots kind sort way today well yes yeah no nope sure course same suppose pretty quite not bad nothing special something anything ' +
      'about around different various varies average typical ordinary standard mostly often rarely time times day days',
  ),
);

/**
 * How far an answer would do anywhere: it speaks of nothing, and its words are the empty ones (1), or all but one or two of
 * them («голоса в основном»), as of somebody who says little and keeps to the subject (½). Words that a bot does not know
 * are no emptiness: whoever says something odd has said something.
 */
export function emptiness(answer: string): number {
  const known = judged.get(answer);
  if (known !== undefined) return known;
  const share = measured(answer);
  // People can type anything: what is remembered must stay small.
  if (judged.size > 2_000) judged.clear();
  judged.set(answer, share);
  return share;
}

export const isEmptyTalk = (answer: string): boolean => emptiness(answer) > 0;

const judged = new Map<string, number>();

function measured(answer: string): number {
  if (parseLine(answer).concepts.size > 0) return 0;
  const words = contentWords(answer);
  const telling = words.filter((word) => !empty.has(word) && subjectLexicon.of(word).length === 0).length;
  return telling === 0 ? 1 : telling <= (words.length >= 6 ? 2 : 1) ? 0.5 : 0;
}
