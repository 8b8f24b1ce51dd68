import type { CardRefusal } from '@tasovka/cards';
import type { GameWords } from '@tasovka/kernel';

export const actions: GameWords['actions'] = {
  play: 'Положить',
  jump: 'Не спи!',
  draw: 'Взять карту',
  cover: 'Накрыть «Упс!»',
  colour: 'Назвать цвет',
  swap: 'Поменяться',
  take: 'Беру карты',
  say: 'ЛОЛ!',
  catch: 'ЛОЛ! — за соседа',
  slap: 'Бах!',
  claim: 'Болтают!',
  accept: 'Ладно, беру',
  dispute: 'Неправда!',
  vote: 'Рассудить',
  voteYes: 'Было!',
  voteNo: 'Не было!',
  next: 'Следующий раунд',
};

export const phases: GameWords['phases'] = {
  turn: 'Ход',
  cover: 'Накрой «Упс!»',
  colour: 'Какой цвет?',
  swap: 'Махнёмся руками?',
  slap: 'Бах! Руки на стол',
  answer: 'Ждём ответа',
  vote: 'Суд: было или нет?',
  over: 'Раунд окончен',
};

export const reasons: Readonly<Record<CardRefusal['reason'], string>> = {
  'not-your-turn': 'Сейчас не твой ход. Жди своего — или лови копию для «Не спи!».',
  'does-not-fit': 'Эта карта сюда не ложится. Поищи другую или возьми из колоды.',
  'not-in-hand': 'Столько таких карт у тебя в руке нет. Выбери из тех, что есть.',
  'unknown-card': 'Такой карты нет даже в коробке. Выбери настоящую.',
  'needs-colour': 'Назови цвет: каким теперь ходим?',
  'needs-card': 'Не хватает карты: выбери какую.',
  'not-a-copy': 'Вне очереди ложится только точная копия верхней карты: и цвет, и число.',
  'window-closed': 'Момент упущен. Следующий уже в пути, не зевай.',
  'not-now': 'Не сейчас: сначала закончим то, что на столе.',
  'not-allowed': 'За этим столом так не ходят. Загляни в правило, оно рядом.',
  'already-done': 'Это уже сделано, второй раз не нужно.',
  'bad-target': 'Не туда метишь. Выбери другого игрока.',
  'bad-move': 'Ход не сложился. Собери его ещё раз.',
};
