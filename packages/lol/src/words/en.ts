import { decks } from './en/decks.ts';
import { fault, house } from './en/house.ts';
import { actions, phases, reasons } from './en/labels.ts';
import { options, presets } from './en/options.ts';
import { refusal } from './en/refusal.ts';
import { rules } from './en/rules.ts';
import { story } from './en/story.ts';
import { thing } from './en/things.ts';
import type { LolWords } from './types.ts';

export const words: LolWords = {
  name: 'LOL!',
  tagline: 'Lose every card. Have the last laugh, out loud.',
  options,
  presets,
  decks,
  actions,
  phases,
  reasons,
  rules: { ...rules, ...house },
  thing,
  story,
  refusal,
  scoring: (goal) =>
    goal === null
      ? 'Blitz: whoever scores most in this round is out. Numbers at face value, actions 5, jokers 20. Earlier rounds don’t count.'
      : goal > 101
        ? `The winner scores what the others hold: numbers at face value, actions 5, jokers 20. First to ${goal}.`
        : `What’s left in hand is a penalty: numbers at face value, actions 5, jokers 20. Past ${goal}, you’re out.`,
  fault,
};
