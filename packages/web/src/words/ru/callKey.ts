/** What the key of the call says before anything else of it has come. */
export const callKey = {
  open: (n: number) => (n > 0 ? `Голоса за столом: в разговоре ${n}` : 'Поговорить голосом'),
  mute: 'Микрофон включён. Выключить',
  unmute: 'Микрофон выключен. Включить',
  hold: 'Держи и говори',
  silenced: 'Хозяин стола попросил тебя помолчать',
  listens: 'Ты слушаешь разговор',
};

export type CallKeyWords = typeof callKey;
