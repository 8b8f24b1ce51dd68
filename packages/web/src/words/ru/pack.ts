import { ruPlural } from '@tasovka/kernel';
import { byName } from '../byName.ts';

const places = (n: number): string => ruPlural(n, 'место', 'места', 'мест');

/** Свои места для «Шпиона», из файла. */
export const pack = {
  choose: 'Выбрать файл .json',
  other: 'Выбрать другой',
  drop: 'Вернуть наши тридцать',
  example: 'Скачать пример',
  exampleFile: 'дача.json',
  exampleHelp: 'Скачай пример, впиши в него свою школу, офис или дачу — и неси сюда.',
  box: 'В игре наши тридцать мест.',
  now: (name: string, count: number) => `«${name}», ${places(count)}`,
  reading: 'Читаем…',
  broken: 'Файл не подошёл',
  notJson: (line: string | null) =>
    line === null
      ? 'Это не JSON. Чаще всего виновата запятая или кавычка: лишняя или потерянная.'
      : `Это не JSON: споткнулись на строке ${line}. Ищи запятую или кавычку — лишнюю или потерянную.`,
  reasons: byName({
    'too-large': 'Файл великоват: влезает 256 кБ, это почти роман.',
    'too-many': 'Слишком много файлов подряд. Передохни часок, места никуда не денутся.',
    'bad-message': 'Это не похоже на файл с местами. Возьми за основу пример.',
    'bad-token': 'Это место уже не твоё. Сядь заново.',
    unavailable: 'Сервер не отвечает. Проверь связь и попробуй ещё раз.',
  }),
};
