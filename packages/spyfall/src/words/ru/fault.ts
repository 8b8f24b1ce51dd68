import { type Fault, ruPlural } from '@tasovka/kernel';
import { type FaultWords, type PackParts, pathOf, sayFault } from '../fault.ts';

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
  'too-few-places': ({ needed, size }) =>
    `На такую игру нужно ${places(needed)}, а есть только ${size}. Убавь раунды или добавь мест в файл.`,
};

const variants = { classic: 'Классика', duo: 'Дуэт', trio: 'Трио', team: 'Командная игра' } as const;

const parts: PackParts = {
  file: 'файл целиком',
  lists: { places: 'список мест', roles: 'роли' },
  items: { places: (n) => `место ${n}`, roles: (n) => `роль ${n}` },
  fields: { name: 'название', when: 'когда', mood: 'настроение' },
};

/** Что не так с настройками или файлом мест, и где искать. */
export const fault = (at: string, found: Fault): string => sayFault(faults, parts, at, found);
