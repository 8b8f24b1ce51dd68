import { faceOf, refuser, type Sentences } from '@tasovka/cards/words';
import { ruPlural } from '@tasovka/kernel';
import type { LolView } from '../../view.ts';
import { reasons } from './labels.ts';
import { cardOf, thing } from './things.ts';

const cards = (n: number): string => ruPlural(n, 'карту', 'карты', 'карт');

/** «зелёная, семёрка или джокер». */
function wanted({ top, colour }: LolView): string {
  const { kind } = faceOf(top);
  const same = thing(kind);
  const joker = kind === 'lol' || kind === 'imho';
  if (!colour) return 'любая карта';
  return joker ? `${cardOf(colour)} или джокер` : `${cardOf(colour)}, ${same} или джокер`;
}

const exit = ({ phase }: LolView): string =>
  phase === 'cover' ? 'Нет такой — бери из колоды, пока не найдёшь.' : 'Нет такой — возьми карту.';

/** Which plus cards pass the top one on. */
function pluses({ top }: LolView): string {
  const { kind } = faceOf(top);
  if (kind === 'ha') return 'своим «Ха!», «Ха-ха!» или «ЛОЛ!»';
  return kind === 'haha' ? 'своим «Ха-ха!» или «ЛОЛ!»' : 'только своим «ЛОЛ!»';
}

const notYet: Readonly<Partial<Record<LolView['phase'], string>>> = {
  cover: 'Сначала накрой свой «Упс!».',
  colour: 'Сначала назови цвет джокера.',
  swap: 'Сначала реши, с кем меняешься, — можно и ни с кем.',
  slap: 'Сейчас все бьют по «Бах!». Ладонь на стол, скорее!',
  answer: 'Ждём, что скажет обвинённый, и играем дальше.',
  vote: 'Идёт голосование: рассудим — и дальше.',
  over: 'Раунд окончен. Раздаём следующий?',
};

const sentences: Sentences<LolView> = {
  'not-your-turn': ({ window, top }) =>
    window
      ? `Сейчас не твой ход. Но если есть такая же карта (${thing(top)}) — «Не спи!», клади.`
      : 'Сейчас не твой ход. Потерпи, скоро дойдёт.',
  'does-not-fit': (view) => `Не подходит: нужна ${wanted(view)}. ${exit(view)}`,
  'does-not-fit LO-28': (view) => `Тебе прилетело: переведи дальше — ${pluses(view)} — или бери ${cards(view.owed)}.`,
  'needs-colour': () => 'Джокеру нужен цвет. Назови, каким ходим дальше.',
  'not-a-copy': ({ window, top }) =>
    window
      ? `«Не спи!» — это точная копия. Сверху ${thing(top)}: такую и клади.`
      : 'Поздно: сверху уже не цифра, копировать нечего. Жди следующую.',
  'not-allowed LO-12': () => '«Не спи!» только для цифр. Картами действия ходят в свой ход.',
  'not-allowed HR-2': (view) => `У нас переводят в масть: плюсом этого цвета или «ЛОЛ!». Или бери ${cards(view.owed)}.`,
  'not-allowed HR-4': () => 'У нас закрывают цифрой. Возьми карту — и закончи по-честному.',
  'not-allowed HR-11': () => 'У нас джокер на джокера не кладут. Найди карту попроще или бери из колоды.',
  'not-allowed LO-14': () => 'Разом кладут только одинаковые цифры, и если за столом торгуют оптом. Клади по одной.',
  'not-allowed LO-21': ({ phase }) =>
    phase === 'answer' || phase === 'vote'
      ? 'Это решать не тебе. Подожди вместе со всеми.'
      : 'По сети за тишиной следит сам стол: доносить не нужно.',
  'not-allowed LO-24': () => 'У тебя есть чем накрыть «Упс!» — вот и накрывай. Колода подождёт.',
  'not-allowed LO-25': (view) => `Сначала долг: бери ${cards(view.owed)} или переводи — ${pluses(view)}.`,
  'not-now': ({ phase }) => notYet[phase] ?? reasons['not-now'],
  'not-now LO-13': ({ seat, hands }) =>
    seat !== null && hands[seat] === 1
      ? 'За эту карту «ЛОЛ!» говорить не нужно. Играй спокойно.'
      : '«ЛОЛ!» говорят, когда остаётся одна карта. Рановато радуешься!',
  'not-now LO-21': ({ phase }) => notYet[phase] ?? 'Сейчас можно болтать: никакого «Бана» нет.',
  'not-now LO-24': ({ phase }) =>
    phase === 'turn' ? 'Накрывать нечего: «Упс!» на столе нет. Обычный ход.' : (notYet[phase] ?? reasons['not-now']),
  'not-now LO-25': ({ phase }) =>
    phase === 'turn' ? 'Долга на тебе нет. Ходи или возьми карту.' : (notYet[phase] ?? reasons['not-now']),
  'window-closed LO-12': () => 'Поздно: карту уже накрыли. В следующий раз не спи!',
  'window-closed LO-13': () => 'Поздно: «ЛОЛ!» уже прозвучал. Лови следующего.',
  'window-closed LO-20': () => '«Бах!» уже отгремел. Готовь ладонь к следующему.',
  'already-done LO-13': () => 'Твой «ЛОЛ!» все слышали. Осталось избавиться от карты.',
  'already-done LO-20': () => 'Твоя ладонь уже на столе. Теперь пусть потеют другие.',
  'already-done LO-21': () => 'Твой голос уже посчитан.',
  'bad-target LO-13': () => 'Ловить нечего: карт больше одной — или «ЛОЛ!» уже прозвучал. Присмотрись к другим.',
  'bad-target LO-23': () => 'С этим игроком не поменяешься. Выбери другого — или никого.',
  'bad-target LO-21': () => 'Жаловаться можно на другого, и только на того, кто в игре.',
  'bad-move LO-23': () => 'Меняются только с «Бро!». Положи карту просто так.',
  'bad-move LO-27': () => 'Цвет называют только джокеру. У этой карты цвет уже есть.',
};

export const refusal = refuser(sentences, reasons);
