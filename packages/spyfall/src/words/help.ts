import { explainer, type GameHelp, type HelpLines } from '@tasovka/kernel';
import type { SpyfallAction } from '../actions.ts';
import type { Spyfall } from '../game.ts';
import type { Rule } from '../ruleNumbers.ts';
import type { SpyfallView } from '../view.ts';
import type { ActionLabels } from './gameWords.ts';

/** What is on a table besides its buttons. */
export type Sign =
  | 'clock'
  | 'places'
  | 'dark'
  | 'player'
  | 'asker'
  | 'asked'
  | 'captain'
  | 'spent'
  | 'time'
  | 'starters'
  | 'dice'
  | 'talk';

type HelpRules = {
  readonly do: Readonly<Record<SpyfallAction['type'], Rule>>;
  readonly sign: Readonly<Record<Sign, Rule>>;
};

export type SpyfallHelpLines = HelpLines<HelpRules, SpyfallView>;

/** Which rule stands behind everything that can be pointed at. */
const rules: HelpRules = {
  do: {
    ask: 'SP-11',
    answer: 'SP-11',
    accuse: 'SP-20',
    vote: 'SP-20',
    guess: 'SP-22',
    point: 'SP-41',
    agree: 'SP-43',
    first: 'SP-51',
    choose: 'SP-52',
    decline: 'SP-52',
  },
  sign: {
    clock: 'SP-23',
    places: 'SP-2',
    dark: 'SP-40',
    player: 'SP-6',
    asker: 'SP-10',
    asked: 'SP-11',
    captain: 'SP-50',
    spent: 'SP-20',
    time: 'SP-13',
    starters: 'SP-10',
    dice: 'SP-10',
    talk: 'SP-20',
  },
};

export function helpIn(
  lines: SpyfallHelpLines,
  signs: Readonly<Record<Sign, string>>,
  actions: ActionLabels,
): GameHelp<Spyfall> {
  const titles: Readonly<Record<string, Readonly<Record<string, string>>>> = { do: actions, sign: signs };
  return explainer<Spyfall, SpyfallView>({
    rules,
    lines,
    title: (group, name) => titles[group]?.[name] ?? name,
    kindOf: (_, name) => name,
    now: (view) => view,
  });
}
