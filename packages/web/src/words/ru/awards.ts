import type { AwardKind } from '@tasovka/games/awards';
import { ruPlural } from '@tasovka/kernel';
import type { EveningAwardKind } from '../../book/eveningAwards.ts';

interface AwardWords {
  readonly title: string;
  /** The fact it was earned by. */
  readonly of: (amount: number) => string;
}

const cards = (n: number): string => ruPlural(n, 'карта', 'карты', 'карт');
const times = (n: number): string => ruPlural(n, 'раз', 'раза', 'раз');
const grouped = (n: number): string => new Intl.NumberFormat('ru').format(n);
const minutes = (ms: number): string => (ms < 60_000 ? `${Math.round(ms / 1000)} с` : `${Math.round(ms / 60_000)} мин`);
const years = (n: number): string => `${grouped(n)} ${ruPlural(n, 'год', 'года', 'лет').replace(/^\S+\s/, '')}`;

/** Who did nothing worth counting did it with style. */
const quiet = {
  calm: { title: 'Само спокойствие', of: () => 'и это тоже талант' },
  sphinx: { title: 'Загадочный сфинкс', of: () => 'ни слова лишнего' },
  ninja: { title: 'Человек-невидимка', of: () => 'следов не обнаружено' },
  mystery: { title: 'Тёмная лошадка', of: () => 'в хорошем смысле' },
  zen: { title: 'Дзен восьмидесятого уровня', of: () => 'карты приходят и уходят' },
  stone: { title: 'Каменное лицо', of: () => 'хоть на купюру' },
  decor: { title: 'Украшение стола', of: () => 'остальное — фон' },
  secret: { title: 'Тайна за семью печатями', of: () => 'никто ничего не заметил' },
  support: { title: 'Моральная поддержка', of: () => 'один хрюк — и всем легче' },
  snack: { title: 'Гроза буфета', of: () => 'печенья больше нет' },
};

/** What is earned in a match, in any of the games. */
export const awards: Readonly<Record<AwardKind, AwardWords>> = {
  fastest: { title: 'Молниеносное копыто', of: (ms) => `хлопок за ${Math.round(ms)} мс` },
  slapKing: { title: 'Аплодисменты, переходящие в победу', of: (n) => `первая ладонь — ${times(n)}` },
  slowpoke: { title: 'Спешить — людей смешить', of: (n) => `хлопок с достоинством — ${times(n)}` },
  cutter: { title: 'Не спит никогда', of: (n) => ruPlural(n, 'перехват', 'перехвата', 'перехватов') },
  catcher: { title: 'Глаз-алмаз', of: (n) => ruPlural(n, 'поимка', 'поимки', 'поимок') },
  forgetful: { title: 'Рассеянность года', of: (n) => `поймали ${times(n)}` },
  dreamer: { title: 'Философ за столом', of: (n) => ruPlural(n, 'раздумье', 'раздумья', 'раздумий') },
  snatcher: { title: 'Гроза колоды', of: (n) => `взято: ${cards(n)}` },
  gulper: { title: 'Большому куску рот радуется', of: (n) => `за один присест — ${cards(n)}` },
  librarian: { title: 'Хранитель картотеки', of: (n) => `на руках было ${cards(n)}` },
  layer: { title: 'Щедрая душа', of: (n) => `выложено: ${cards(n)}` },
  phoenix: {
    title: 'Птица Феникс с пятачком',
    of: (n) => `победа после ${ruPlural(n, 'карты', 'карт', 'карт')} на руках`,
  },
  shifter: { title: 'Махнёмся не глядя', of: (n) => ruPlural(n, 'обмен', 'обмена', 'обменов') },
  painter: {
    title: 'Художник-авангардист',
    of: (n) => ruPlural(n, 'заказанный цвет', 'заказанных цвета', 'заказанных цветов'),
  },
  noisy: { title: 'Слово не воробей', of: (n) => `тишина нарушена ${times(n)}` },
  framed: { title: 'Жертва навета', of: (n) => ruPlural(n, 'оправдание', 'оправдания', 'оправданий') },
  doubter: { title: 'Присяжный с принципами', of: (n) => `«не верю» — ${times(n)}` },

  liar: {
    title: 'Честнейшие глаза',
    of: (n) => `${ruPlural(n, 'тёмное дело', 'тёмных дела', 'тёмных дел')}, ни одного провала`,
  },
  openBook: { title: 'Открытая книга', of: (n) => `не получилось соврать ${times(n)}` },
  saint: { title: 'Кристальная репутация', of: (n) => `проверили ${times(n)} — чисто` },
  detective: {
    title: 'Нюх как у детектива',
    of: (n) => ruPlural(n, 'вскрытый обман', 'вскрытых обмана', 'вскрытых обманов'),
  },
  alarmist: {
    title: 'Доверяй, но проверяй',
    of: (n) => ruPlural(n, 'напрасная проверка', 'напрасные проверки', 'напрасных проверок'),
  },
  trusting: { title: 'Вера в человечество', of: (n) => `на слово — ${times(n)}` },
  patientZero: {
    title: 'Нулевой пациент',
    of: (n) => ruPlural(n, 'подаренный вирус', 'подаренных вируса', 'подаренных вирусов'),
  },
  hypochondriac: {
    title: 'Больничный за свой счёт',
    of: (n) => ruPlural(n, 'подхваченный вирус', 'подхваченных вируса', 'подхваченных вирусов'),
  },
  doctor: { title: 'Народный целитель', of: (n) => ruPlural(n, 'исцеление', 'исцеления', 'исцелений') },
  experimenter: { title: 'Смелый экспериментатор', of: (n) => `а вдруг подойдёт? — ${times(n)}` },
  sniper: { title: 'Ни одного промаха', of: (n) => ruPlural(n, 'точный бросок', 'точных броска', 'точных бросков') },
  cloudThrower: { title: 'Гроза облаков', of: (n) => ruPlural(n, 'бросок в небо', 'броска в небо', 'бросков в небо') },
  winker: { title: 'Соринка в глазу', of: (n) => ruPlural(n, 'подмигивание', 'подмигивания', 'подмигиваний') },
  winkHunter: { title: 'Бдительный окулист', of: (n) => `замечено подмигиваний: ${n}` },
  banker: {
    title: 'Кредитная история — золото',
    of: (n) => ruPlural(n, 'возвращённый вексель', 'возвращённых векселя', 'возвращённых векселей'),
  },
  donor: { title: 'Дед Мороз в штатском', of: (n) => `подарено: ${cards(n)}` },
  revolving: { title: 'Вращающаяся дверь', of: (n) => ruPlural(n, 'разворот', 'разворота', 'разворотов') },
  governess: {
    title: 'Классная дама',
    of: (n) => ruPlural(n, 'замечание по этикету', 'замечания по этикету', 'замечаний по этикету'),
  },

  archaeologist: { title: 'Археолог', of: (n) => `раскопано: ${cards(n)}` },
  laugher: { title: 'Смеётся вслух', of: (n) => `«ЛОЛ!» — ${times(n)}` },
  moderator: { title: 'Модератор', of: (n) => ruPlural(n, 'выданный бан', 'выданных бана', 'выданных банов') },
  bannedSoul: { title: 'Страдалец за правду', of: (n) => `в бане — ${times(n)}` },
  lucky: { title: 'Любимчик колоды', of: (n) => `сразу в цвет — ${times(n)}` },
  postman: { title: 'Почта работает', of: (n) => `«Врядли!» — ${times(n)}` },

  asker: { title: 'Следователь по особо важным', of: (n) => ruPlural(n, 'вопрос', 'вопроса', 'вопросов') },
  answerer: { title: 'Мастер тумана', of: (n) => ruPlural(n, 'ответ', 'ответа', 'ответов') },
  thinker: { title: 'Театральная пауза', of: (n) => `очередь ушла дальше ${times(n)}` },
  accuser: { title: 'Указательный палец года', of: (n) => ruPlural(n, 'обвинение', 'обвинения', 'обвинений') },
  suspect: { title: 'Лицо вызывает вопросы', of: (n) => `${times(n)} под подозрением, и всё зря` },
  unmasker: {
    title: 'Контрразведка',
    of: (n) => ruPlural(n, 'разоблачённый шпион', 'разоблачённых шпиона', 'разоблачённых шпионов'),
  },
  conspiracist: { title: 'Кругом враги', of: (n) => ruPlural(n, 'обвинение мимо', 'обвинения мимо', 'обвинений мимо') },
  telepath: {
    title: 'Чтение мыслей на расстоянии',
    of: (n) => ruPlural(n, 'угаданное место', 'угаданных места', 'угаданных мест'),
  },
  tourist: { title: 'Турист без карты', of: (n) => (n > 1 ? `промах всего на ${years(n)}` : 'зато какая уверенность') },
  doubleAgent: {
    title: 'Агент два ноля',
    of: (n) => ruPlural(n, 'операция без провала', 'операции без провала', 'операций без провала'),
  },
  bluffer: { title: 'Свой среди чужих', of: (ms) => `${minutes(ms)} под прикрытием` },
  regularSpy: { title: 'Опять я?!', of: (n) => `карта шпиона — ${times(n)}` },

  talker: { title: 'Душа компании', of: (n) => ruPlural(n, 'реплика', 'реплики', 'реплик') },
  ...quiet,
};

/** What is earned in a whole evening. */
export const eveningAwards: Readonly<Record<EveningAwardKind, AwardWords>> = {
  sovereign: { title: 'Вечер удался', of: (n) => ruPlural(n, 'победа', 'победы', 'побед') },
  polyglot: { title: 'Мастер на все лапы', of: (n) => `победы в ${n} разных играх` },
  runaway: { title: 'Поезд без остановок', of: (n) => `${ruPlural(n, 'победа', 'победы', 'побед')} подряд` },
  rebound: { title: 'Из грязи в князи', of: () => 'с последнего места — сразу на первое' },
  silver: { title: 'Серебряная душа', of: (n) => `второе место — ${times(n)}` },
  steady: { title: 'Швейцарские часы', of: (n) => `одно и то же место ${times(n)} подряд` },
  marathon: { title: 'Последний из-за стола', of: (ms) => `за картами ${minutes(ms)}` },
  hospitable: { title: 'Главное — участие', of: (n) => `${ruPlural(n, 'игра', 'игры', 'игр')} в отличном настроении` },
};
export type { AwardWords };
