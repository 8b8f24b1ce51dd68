import { type Fault, ruPlural } from '@tasovka/kernel';
import { type FaultWords, type PackParts, pathOf, sayFault } from '../fault.ts';
import { house } from './house.ts';

const places = (n: number): string => ruPlural(n, 'место', 'места', 'мест');

const faults: FaultWords = {
  'not-a-text': ({ longest }) =>
    `тут нужен текст, не пустой и не длиннее ${ruPlural(longest, 'знака', 'знаков', 'знаков')}`,
  'not-an-object': () => 'тут должно быть что-то в фигурных скобках { }',
  'not-a-list': () => 'тут должен быть список в квадратных скобках [ ]',
  'too-many-items': ({ most, got }) => `многовато: ${got}, а влезает ${most}`,
  'unknown-key': ({ key }) => `поле «${key}» нам не знакомо. Опечатка?`,
  'missing-key': ({ key }) => `не хватает поля «${key}»`,
  'unknown-name': ({ got }) => `не знаем, что такое ${got}`,
  'wrong-value': ({ got }) => `не понимаем, что такое ${got}`,
  'place-count': ({ least, most, got }) => `нужно от ${least} до ${places(most)}, а тут ${got}`,
  'no-text': () => 'ни слова! Напиши по-русски (ru), по-английски (en) или на обоих',
  'bad-id': ({ id }) => `«${id}» не годится: только маленькие латинские буквы, цифры и одиночные дефисы`,
  'role-count': ({ wanted, got }) => `нужно ровно ${ruPlural(wanted, 'роль', 'роли', 'ролей')}, а тут ${got}`,
  'id-taken': ({ id, other }) => `имя «${id}» уже занято, смотри ${pathOf(other)}`,
  'same-text': ({ text, other }) => `«${text}» уже есть, смотри ${pathOf(other)}. За столом не различить`,
  'wrong-seats': ({ variant, min, max, seats }) =>
    `${variants[variant]} — ${min === max ? `на ${min}` : `от ${min} до ${max}`}, а вас ${seats}.`,
  'house-variant': ({ rule }) =>
    `«${house[rule].title}»: такому правилу в этом раскладе нечего делать. Выключи его или играйте классику.`,
  'house-seats': ({ rule, needed, seats }) =>
    `«${house[rule].title}» — от ${needed} человек, а вас ${seats}. Зовите ещё или выключите правило.`,
  'too-few-places': ({ needed, size }) =>
    `На такую игру нужно ${places(needed)}, а есть только ${size}. Убавь раунды, верни вычеркнутые или добавь пак.`,
  'too-many-places': ({ most, size }) =>
    `За раз играют не больше чем с ${ruPlural(most, 'местом', 'местами', 'местами')}, а тут ${size}. Убери пак или вычеркни лишние.`,
  'mixed-names': ({ id }) => `Имя «${id}» у своего пака и у нашего значит разное. Переименуй место (id) в своём.`,
};

const variants = { classic: 'Классика', duo: 'Дуэт', trio: 'Трио', team: 'Командная игра' } as const;

const parts: PackParts = {
  file: 'файл целиком',
  lists: { places: 'список мест', roles: 'роли', facts: 'факты' },
  items: { places: (n) => `место ${n}`, roles: (n) => `роль ${n}`, facts: (n) => `факт ${n}` },
  fields: {
    name: 'название',
    when: 'когда',
    mood: 'настроение',
    landscape: 'картинка',
    light: 'свет',
    backdrop: 'задник',
    thing: 'главное',
    front: 'передний план',
  },
};

/** Что не так с настройками или файлом мест, и где искать. */
export const fault = (at: string, found: Fault): string => sayFault(faults, parts, at, found);
