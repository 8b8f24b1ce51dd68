import { factTable } from './factTable.ts';

export const hippieFestival = factTable(
  ['people', 1, 'Народу много, а знакомых почти не видно.', "Lots of people about, and I can't find mine."],
  ['rest', 1, 'Спим где придётся, и ничего, привыкли.', 'We sleep wherever we drop, one gets used to it.'],
  ['smells', 1, 'Пахнет дождём, дымом и непросохшей одеждой.', 'Rain, smoke, and clothes that never quite dried.'],
  ['money', 1, 'Денег почти ни у кого, и никто не плачет.', 'Hardly anyone has money, and hardly anyone minds.'],
  ['food', 1, 'Едим вместе, что у кого найдётся.', 'We eat together, whatever anyone happens to have.'],
  ['weather', 2, 'Дождь прошёл, теперь мы все в грязи.', 'It rained, and now we and the mud are one.'],
  ['clothes', 2, 'Босиком удобнее, да и обувь где-то потерялась.', "Barefoot is nicer, and I've lost my shoes anyway."],
  ['sounds', 2, 'Музыка до утра, и никто не просит тише.', "There's music till dawn, and nobody bangs on the wall."],
  [
    'travel',
    2,
    'Добирались автостопом, обратно — как получится.',
    'I got here by luck and thumb, and may leave likewise.',
  ],
  ['rules', 2, 'Правило одно: никому не портить настроение.', "There's one rule: don't spoil anyone's mood."],
  ['work', 2, 'Работать сюда никто не приезжал.', 'Nobody came here to work, and it shows.'],
  ['light', 2, 'Засыпаем под звёздами, встаём, когда припечёт.', "We nod off under the stars and rise when it's hot."],
  [
    'clothes',
    3,
    'Цветы в волосах, брюки клёш, бусы до пояса.',
    'Flowers in my hair, bell-bottoms, and beads to the waist.',
  ],
  [
    'people',
    3,
    'Все братья и сёстры, и все против войны.',
    "Everyone's a brother or sister, and we're all against the war.",
  ],
  ['travel', 3, 'Автобус разрисован ромашками и знаками мира.', 'Our van has daisies and peace signs on both sides.'],
  [
    'tools',
    3,
    'Гитара, палатка и плакат «Любовь вместо войны».',
    'A guitar, a tent, and a sign saying “Make music, not war”.',
  ],
);
