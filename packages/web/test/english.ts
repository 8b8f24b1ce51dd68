/** What people are called and say in the pictures, for those who read English; the app renames the bots itself. */
const english: Readonly<Record<string, string>> = {
  Маша: 'Molly',
  Костя: 'Jack',
  Лена: 'Lucy',
  Оля: 'Ivy',
  Петя: 'Percy',
  Вера: 'Vera',
  Гоша: 'Gus',
  'Чем тут пахнет?': 'What is that smell?',
  'Солью и немытыми товарищами.': 'Salt, and comrades who skipped their bath.',
  'Не укачивает?': 'Not feeling seasick?',
  'Как обычно. Дымом и начальством.': 'The usual. Smoke and management.',
  'А ты сюда надолго?': 'Staying long?',
  'Пока не выгонят. Или не съедят.': 'Until they throw me out. Or eat me.',
  'Что у тебя на ногах?': 'What are you wearing on your feet?',
  'То, что выдали. Жмёт.': 'What they handed out. It pinches.',
  'Здесь вообще кормят?': 'Do they feed you here at all?',
  'Если успеешь подойти первым.': 'If you get to the pot first.',
};

/** The same in English, as deep as it goes; what has no English is left as it is. */
export const inEnglish = <T>(told: T): T =>
  JSON.parse(JSON.stringify(told), (_, value: unknown) =>
    typeof value === 'string' ? (english[value] ?? value) : value,
  ) as T;
