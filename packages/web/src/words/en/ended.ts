import type { EndedWords } from '../ru/ended.ts';

export const ended: EndedWords = {
  stopped: {
    'rules-updated': (game) => `The rules of ${game} were updated, so the match ended here. Scores so far count:`,
    'replay-failed': (game) => `The match of ${game} could not be restored. Scores so far count:`,
  },
  early: (by) =>
    `${by === null ? 'The game was ended early' : `${by} ended the game early`}. The evening’s book takes finished ones only.`,
};
