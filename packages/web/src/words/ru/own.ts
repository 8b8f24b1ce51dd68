import { ruPlural } from '@tasovka/kernel';

const cards = (n: number): string => ruPlural(n, 'карта', 'карты', 'карт');

/** Колода, домашние правила и настройка, которой можно поделиться. */
export const own = {
  box: 'Как в коробке',
  boxDeck: 'Та колода, что лежит в коробке.',
  yours: 'Своя колода',
  size: (all: number, numbers: number, actions: number, jokers: number) =>
    `${cards(all)}: цифр ${numbers}, действий ${actions}, джокеров ${jokers}`,
  perColour: 'Сколько каждой в каждом цвете; джокеров — всего.',
  measured: (times: number) => {
    const percent = Math.round(100 * Math.abs(times - 1));
    if (percent < 5) return 'В замерах раздача такая же долгая, как с коробкой.';
    return `В замерах раздача на ${percent} % ${times < 1 ? 'короче' : 'длиннее'}, чем с коробкой.`;
  },
  fewer: (name: string) => `${name}: меньше`,
  more: (name: string) => `${name}: больше`,
  adjust: 'Разобрать по картам',
  fold: 'Собрать обратно',
  notPlayable: 'Так не сыграть',
  onlyHost: 'Колоду собирает хозяин стола.',
  rule: (number: string) => `Домашнее правило ${number}`,
  share: 'Поделиться настройкой',
  shareHelp:
    'Кто откроет ссылку, прочитает, как вы играете, и сядет за такой же стол. Никаких столов и имён в ней нет.',
  copied: 'Ссылка скопирована',
  copyLink: 'Скопировать ссылку',
  title: 'Стол с характером',
  differs: 'Чем отличается от коробки',
  same: 'Ничем: всё как в коробке.',
  open: 'Открыть такой стол',
  bots: 'Сыграть с ботами',
  rules: 'Правила игры',
  copies: (name: string, now: number, box: number, each: boolean) =>
    now === 0 ? `${name}: ни одной` : `${name}: ${now}${each ? ' на цвет' : ''} вместо ${box}`,
  packNamed: 'Со своими местами',
  packStays: (name: string) =>
    `Свои места, «${name}», пока не в ссылке. Чтобы они приехали с ней, положим их на полку сервера: оттуда их откроет любой, у кого есть код.`,
  packAlong: 'Взять и места',
  faults: {
    broken: 'Код не читается: потерялась буква или приехала чужая. Попроси ссылку ещё раз.',
    'other-version': 'Этот код из другой версии «Тасовки». Обнови страницу, а не поможет — попроси новую ссылку.',
    'unknown-game': 'Такой игры у нас нет. Попроси ссылку ещё раз.',
    'not-playable': 'По этой настройке не сыграть.',
  },
};

export type OwnWords = typeof own;
