/** What people are told before their browser warns them. */
export interface WarningWords {
  readonly title: string;
  readonly lead: string;
  readonly whyTitle: string;
  readonly why: string;
  readonly how: string;
  readonly steps: readonly string[];
  readonly button: string;
  readonly once: string;
}

export const warningWords: Readonly<Record<'ru' | 'en', WarningWords>> = {
  ru: {
    title: 'Сейчас браузер испугается. Это нормально!',
    lead: 'Он покажет страшную страницу — мол, соединение не защищено. Смело иди дальше.',
    whyTitle: 'Почему так',
    why:
      'Соединение шифруется. Просто сертификат сделал компьютер, на котором идёт игра, а браузер верит только тем, что ' +
      'выданы сайтам в интернете. Зато с ним работают микрофон и камера, а экран не гаснет посреди хода.',
    how: 'Что нажать',
    steps: [
      'Chrome, Яндекс, Samsung: «Дополнительные» → «Перейти на сайт»',
      'Safari: «Подробнее» → «Посетить этот веб-сайт»',
      'Firefox: «Дополнительно» → «Принять риск и продолжить»',
    ],
    button: 'Понятно, к столу!',
    once: 'Так бывает один раз на каждом телефоне. На чужих сайтах такие предупреждения пропускать не надо.',
  },
  en: {
    title: 'Your browser is about to worry. That’s fine!',
    lead: 'It will show a scary page saying the connection isn’t private. Carry on past it.',
    whyTitle: 'Why',
    why:
      'The connection is encrypted. It’s just that the certificate was made by the computer running the game, and browsers ' +
      'only trust the ones given to sites on the internet. With it the microphone and camera work, and your screen stays ' +
      'awake mid-turn.',
    how: 'What to press',
    steps: [
      'Chrome, Edge, Samsung: “Advanced” → “Proceed to…”',
      'Safari: “Show Details” → “visit this website”',
      'Firefox: “Advanced” → “Accept the Risk and Continue”',
    ],
    button: 'Got it, to the table!',
    once: 'It happens once on every phone. Don’t skip such warnings on other sites.',
  },
};
