import type { Place } from './place.ts';

export const ancientOlympics: Place<'ancient-olympics'> = {
  id: 'ancient-olympics',
  name: { ru: 'Древняя Олимпиада', en: 'Ancient Olympics' },
  when: { ru: '472 год до н. э.', en: '472 BC' },
  mood: {
    ru: 'Пять дней жары, пыли и бессмертной славы ради одной веточки с дерева. Вся Эллада помирилась на время состязаний и теперь ругается только с судьями.',
    en: 'Five days of heat, dust and undying glory, all for a bit of a tree. The whole of Greece has made peace for the occasion and quarrels only with the judges.',
  },
  roles: [
    { ru: 'Бегун, намазанный маслом до полной неуловимости', en: 'Runner too well oiled to be congratulated' },
    { ru: 'Судья с розгой и слабым зрением', en: 'Judge with a big stick and poor eyesight' },
    { ru: 'Борец, которому снится жареный бык', en: 'Wrestler who dreams of a whole roast ox' },
    { ru: 'Поэт, у которого ода готова на любого победителя', en: 'Poet with an ode ready for whoever wins' },
    { ru: 'Продавец воды по цене вина', en: 'Vendor selling water at the price of wine' },
    { ru: 'Возница, который срезает повороты', en: 'Charioteer who cuts every corner' },
    { ru: 'Философ, пришедший поспорить, зачем всё это', en: 'Philosopher here to ask what the point is' },
  ],
};
