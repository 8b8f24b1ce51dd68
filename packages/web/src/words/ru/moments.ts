import { byName } from '../byName.ts';

/** What the table says when something happens: stamps, and news of the people around it. */
export const moments = {
  stamps: {
    /** «Свинтус» is a he, whoever is caught. */
    caught: byName({ swintus: 'Попался, свинтус!', lol: 'ЛОЛ! Есть улов!' }),
    lie: 'Враки!',
    truth: 'Чистая правда!',
    wink: 'Это тебе!',
    winkCaught: 'Вижу-вижу!',
    silence: 'Кто шумел?!',
    debt: (n: number) => `+${n} — дальше!`,
    immunity: 'Шмунитет!',
    healed: 'Как рукой сняло!',
    infected: 'Апчхи!',
    time: 'Время вышло!',
    mistake: 'Мимо кассы!',
    hit: 'В яблочко!',
    miss: 'Мимо!',
    skipped: 'П-ф-ф! Ход мимо',
    swapped: 'Махнулись!',
    innocent: 'Оправдать!',
    /** One's own hand in a race: how many were faster. */
    race: (place: number) => (place === 1 ? 'Быстрее всех!' : `Место ${place}`),
    asleep: 'Проспали!',
  },
  claimed: 'на словах',
  got: (n: number) => `+${n}`,
  news: {
    host: (name: string) => `Теперь хозяин стола — ${name}.`,
    hostYou: 'Теперь ты за хозяина: пауза и настройки — за тобой.',
    lost: (name: string) => `${name}: связь пропала. Подождём.`,
    satIn: (name: string) => `${name}: связи всё нет, карты пока держит бот.`,
    back: (name: string) => `${name} снова за столом!`,
    opened: (name: string) => `${name} не прячет карты от зрителей: можно заглянуть через плечо.`,
    looksOver: (name: string) => `${name} заглядывает тебе через плечо.`,
    youBack: 'Связь вернулась. Ты снова за столом!',
    paceTaken: 'Все согласны: дальше играем в новом темпе.',
    paceKept: 'Темп остаётся прежним.',
  },
  out: {
    title: 'Теперь ты в ложе для зрителей',
    cheer: 'Болей за кого хочешь: тебя видят все.',
    stamp: 'Вылет!',
  },
  results: {
    looking: (names: readonly string[]) => `Ещё читают итоги: ${names.join(', ')}`,
    stays: 'Стол уже выбирает, во что играть дальше.',
    toTable: 'К столу',
  },
};
