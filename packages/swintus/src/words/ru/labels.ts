import type { CardRefusal } from '@tasovka/cards';
import type { SwintusWords } from '../types.ts';

export const actions: SwintusWords['actions'] = {
  play: 'Положить',
  intercept: 'Перехват!',
  draw: 'Взять карту',
  pass: 'Пас',
  take: 'Беру карты',
  declare: 'Свинтус!',
  catch: 'Поймать!',
  slap: 'Хлоп!',
  dark: 'Втёмную',
  check: 'Вскрыть',
  trust: 'Верю',
  etiquette: 'Этикет',
  heal: 'Лечиться',
  healPlain: 'Сбросить пару',
  healGive: 'Сбросить пару и раздать соседям по карте',
  healSwap: 'Сбросить пару и поменяться руками',
  returnBill: 'Вернуть вексель',
  count: 'Раз, два, три…',
  wink: 'Подмигнуть',
  spot: 'Вижу!',
  give: 'Отдать',
  claim: 'Болтают!',
  accept: 'Ладно, беру',
  dispute: 'Неправда!',
  vote: 'Рассудить',
  voteYes: 'Было!',
  voteNo: 'Не было!',
  next: 'Следующая партия',
};

/** What each pair does when it heals. */
export const effects: SwintusWords['effects'] = {
  'SW-75': 'с подарками',
  'SW-76': 'всем +2',
  'SW-77': 'обмен руками',
  'SW-78': 'без вакцины +3',
};

export const phases: SwintusWords['phases'] = {
  turn: 'Ход',
  drawn: 'Карта взята',
  slap: 'Хлопкопыт',
  svinorot: 'Свинорот',
  temnodel: 'Темнодел',
  'temnodel-last': 'Последняя тёмная',
  virus: 'Зараза на столе',
  answer: 'Ждём ответа',
  give: 'Выбор подарка',
  vote: 'Суд: было или нет?',
  over: 'Партия окончена',
};

export const reasons: Readonly<Record<CardRefusal['reason'], string>> = {
  'not-your-turn': 'Сейчас не твой ход. Жди своего или лови момент для перехвата.',
  'does-not-fit': 'Эта карта сюда не ложится. Поищи другую или возьми из колоды.',
  'not-in-hand': 'Такой карты у тебя в руке нет. Выбери из тех, что есть.',
  'unknown-card': 'Такой карты нет ни в руке, ни в коробке. Выбери настоящую.',
  'needs-colour': 'Назови цвет: какой теперь в моде?',
  'needs-card': 'Одной карты мало: добавь ещё.',
  'not-a-copy': 'Перехватывают только точной копией: и цвет, и число те же.',
  'window-closed': 'Момент упущен. Следующий уже в пути, не зевай.',
  'not-now': 'Не сейчас: сначала закончим то, что на столе.',
  'not-allowed': 'За этим столом так не ходят. Загляни в правило, оно рядом.',
  'already-done': 'Это уже сделано, второй раз не нужно.',
  'bad-target': 'Не туда метишь. Выбери другого игрока.',
  'bad-move': 'Ход не сложился. Собери его ещё раз.',
};
