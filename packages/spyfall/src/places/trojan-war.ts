import type { Place } from './place.ts';

export const trojanWar: Place<'trojan-war'> = {
  id: 'trojan-war',
  name: { ru: 'Троянская война', en: 'Trojan War' },
  when: { ru: '1184 год до н. э.', en: '1184 BC' },
  mood: {
    ru: 'Десятый год под одними и теми же стенами, герои обижаются, боги подсуживают, а домой всё не отпускают. Кто-то вчера спросил, сколько у нас лишних досок.',
    en: 'Ten years outside the same walls: the heroes sulk, the gods cheat, and nobody is allowed to go home. Yesterday someone asked how many spare planks we have.',
  },
  roles: [
    { ru: 'Герой, который обиделся и не выходит из шатра', en: 'Hero who is sulking in his tent' },
    { ru: 'Царица, из-за которой весь сыр-бор', en: 'Queen whom all the fuss is about' },
    { ru: 'Плотник со странным заказом', en: 'Carpenter with a very peculiar order' },
    { ru: 'Прорицательница, которой никто не верит', en: 'Prophetess whom nobody believes' },
    { ru: 'Певец, который потом всё приукрасит', en: 'Bard who will embellish it all later' },
    { ru: 'Гребец, который просто хочет домой', en: 'Rower who would just like to go home' },
    { ru: 'Бог, переодетый простым копейщиком', en: 'God disguised as an ordinary spearman' },
  ],
};
