/** What the lobby says of a match that did not come to its end. */
export const ended = {
  stopped: {
    'rules-updated': (game: string) => `Правила «${game}» обновились, и партию пришлось закончить. Очки в зачёт:`,
    'replay-failed': (game: string) => `Партию в «${game}» не удалось восстановить. Очки в зачёт:`,
  },
  /** `by`: somebody else than who reads it. */
  early: (by: string | null) =>
    `${by === null ? 'Игра закончена' : `${by} заканчивает игру`} раньше срока. В книгу вечера идут только доигранные.`,
};

export type EndedWords = typeof ended;
