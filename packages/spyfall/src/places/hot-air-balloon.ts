import type { Place } from './place.ts';

export const hotAirBalloon: Place<'hot-air-balloon'> = {
  id: 'hot-air-balloon',
  name: { ru: 'Воздушный шар', en: 'Hot-Air Balloon' },
  when: { ru: '1783 год', en: '1783' },
  mood: {
    ru: 'Париж внизу стал размером с поднос, и кто-то уже спрашивает, предусмотрен ли тормоз. Корзина скрипит, солома кончается, а виды такие, что жаль моргать.',
    en: 'Paris has shrunk to the size of a tea tray, and someone has just asked where the brake is. The wicker creaks, the straw is running low, and the view is far too good to blink at.',
  },
  roles: [
    { ru: 'Маркиз, который боится высоты', en: 'Marquis with a fear of heights' },
    { ru: 'Истопник с охапкой соломы', en: 'Stoker with an armful of straw' },
    { ru: 'Учёный в обнимку с тремя барометрами', en: 'Scholar hugging three barometers' },
    { ru: 'Овца, которой уже не впервой', en: 'Sheep with previous experience' },
    { ru: 'Бумажный фабрикант с большой идеей', en: 'Paper manufacturer with one very big idea' },
    { ru: 'Художник, который рисует вид и не смотрит вниз', en: 'Painter of views who refuses to look down' },
    { ru: 'Безбилетник, спрятавшийся под пледом', en: 'Stowaway under the picnic rug' },
  ],
};
