import type { ActionLabels, OtherThings, PhaseLabels } from '../gameWords.ts';

export const actions: ActionLabels = {
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
};

export const phases: PhaseLabels = {
  talk: 'Разговор',
  vote: 'Голосование',
  'final-vote': 'Последнее голосование',
  guess: 'Шпион называет места',
  agree: 'Открывать ли тёмную карту',
  captains: 'Капитаны договариваются',
  questions: 'Вопросы капитана',
  choose: 'Выбор агента',
  over: 'Раунд окончен',
};

export const others: OtherThings = { dark: 'Тёмная карта', spy: 'Шпион', '?': 'Карта рубашкой вверх' };
