import type { Place } from './place.ts';

export const musketeerCompany: Place<'musketeer-company'> = {
  id: 'musketeer-company',
  name: { ru: 'Рота мушкетёров', en: 'Musketeer Company' },
  when: { ru: '1625 год', en: '1625' },
  mood: {
    ru: 'До полудня уже назначено три дуэли, а завтрак ещё даже не начинали. Шляпы широкие, долги длинные, честь задета с самого утра.',
    en: 'Three duels are booked before noon, and breakfast has not even begun. The hats are wide, the debts are long, and honour has been offended since dawn.',
  },
  roles: [
    { ru: 'Провинциал, обиженный на всех сразу', en: 'Country lad who has taken offence at everybody' },
    { ru: 'Капитан, который опять ничего не видел', en: 'Captain who once again saw nothing' },
    { ru: 'Слуга, стирающий чужие кружева', en: 'Valet in charge of everyone’s lace' },
    { ru: 'Щёголь с перевязью, золотой только спереди', en: 'Dandy whose sash is golden only at the front' },
    { ru: 'Трактирщик с длинным списком долгов', en: 'Innkeeper with a long list of debts' },
    { ru: 'Поэт, фехтующий в рифму', en: 'Poet who fences in rhyme' },
    { ru: 'Дама под вуалью с чужим письмом', en: 'Veiled lady with someone else’s letter' },
  ],
};
