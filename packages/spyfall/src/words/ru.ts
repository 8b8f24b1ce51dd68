import type { GameWords } from '@tasovka/kernel';
import { packThing, readPack } from '../pack.ts';
import { fault } from './ru/fault.ts';
import { rules } from './ru/help.ts';
import { reasons, refusal } from './ru/refusal.ts';
import { story } from './ru/story.ts';
import { boxThing } from './thing.ts';

const others: Readonly<Record<string, string>> = { dark: 'Тёмная карта', spy: 'Шпион', '?': 'Карта рубашкой вверх' };
const saying = (thing: (name: string) => string): GameWords => ({
  name: 'Находка для шпиона. Машина времени',
  tagline: 'Все знают, где они. Кроме одного — и он очень старается не подать виду.',
  options: {
    variant: {
      label: 'Какой расклад',
      help: 'Вдвоём — дуэт, втроём и больше — классика, большой компанией — две команды с капитанами.',
      values: { classic: 'Классика', duo: 'Дуэт', trio: 'Трио', team: 'Командная игра' },
    },
    rounds: {
      label: 'Сколько раундов',
      help: 'После скольких раундов объявлять победителя; в командной игре решает число капитанов.',
    },
    roundMs: {
      label: 'Время раунда',
      help: 'Сколько длится разговор; обычно 6–8 минут: чем больше людей, тем дольше.',
    },
    voteMs: { label: 'Время голосования', help: 'Сколько ждать голосов; промолчать — значит «против».' },
    talk: {
      label: 'Разговор',
      help: 'Печатать вопросы и ответы или говорить вслух, а на экране только отмечать, кого спросили.',
      values: { text: 'Письмом', voice: 'Голосом' },
    },
    roleplay: { label: 'Играем роли', help: 'Отвечать от лица своей роли; для первых игр лучше выключить.' },
    captainTwice: { label: 'Капитан дважды', help: 'В командной игре каждый побывает капитаном не один раз, а два.' },
    pack: { label: 'Свои места', help: 'Сыграть не в наши тридцать мест, а в свои — из файла.' },
  },
  presets: [
    { id: 'first', label: 'Впервые здесь', help: 'Пять раундов в переписке, без лицедейства.', options: {} },
    {
      id: 'table',
      label: 'За одним столом',
      help: 'Говорим вслух, телефоны — вместо карт.',
      options: { talk: 'voice' },
    },
    {
      id: 'theatre',
      label: 'Театр',
      help: 'Голосом и в ролях: для тех, кто уже врёт не краснея.',
      options: { talk: 'voice', roleplay: true },
    },
    { id: 'quick', label: 'На бегу', help: 'Три раунда по четыре минуты.', options: { rounds: 3, roundMs: 240_000 } },
  ],
  actions: {
    ask: 'Спросить',
    answer: 'Ответить',
    accuse: 'Обвинить',
    vote: 'Голосовать',
    guess: 'Назвать место',
    point: 'Показать на шпиона',
    agree: 'Решить про тёмную карту',
    first: 'Кто начинает',
    choose: 'Взять в команду',
    decline: 'Больше никого не брать',
    next: 'Дальше',
  },
  phases: {
    talk: 'Разговор',
    vote: 'Голосование',
    'final-vote': 'Последнее голосование',
    guess: 'Шпион называет места',
    agree: 'Открывать ли тёмную карту',
    captains: 'Капитаны договариваются',
    questions: 'Вопросы капитана',
    choose: 'Выбор агента',
    over: 'Раунд окончен',
  },
  reasons,
  rules,
  thing,
  story: (event, cast) => story(event, cast, thing),
  refusal,
  fault,
});

export const words: GameWords = saying((name) => boxThing(name, 'ru') ?? others[name] ?? name);

/** Слова для стола со своими местами. */
export function wordsWith(things: unknown): GameWords {
  const pack = readPack(things);
  return pack.ok ? saying((name) => packThing(pack.value, name, 'ru') ?? others[name] ?? name) : words;
}
