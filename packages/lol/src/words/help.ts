import { faceOf } from '@tasovka/cards/words';
import { explainer, type GameHelp, type HelpLines } from '@tasovka/kernel';
import type { LolAction } from '../actions.ts';
import type { CardKind } from '../box.ts';
import type { Lol } from '../game.ts';
import type { Rule } from '../ruleNumbers.ts';
import type { LolView } from '../view.ts';
import type { LolWords } from './types.ts';

/** Signs on a table that are neither cards nor buttons. */
export type Sign = 'deck' | 'pile' | 'direction' | 'turn' | 'count' | 'owed' | 'silence' | 'declared' | 'day';

type HelpRules = {
  readonly card: Readonly<Record<CardKind, Rule>>;
  readonly do: Readonly<Record<LolAction['type'], Rule>>;
  readonly phase: Readonly<Record<LolView['phase'], Rule>>;
  readonly sign: Readonly<Record<Sign, Rule>>;
};

export type LolHelpLines = HelpLines<HelpRules, LolView>;

/** Which rule stands behind everything that can be pointed at. */
const rules: HelpRules = {
  card: {
    0: 'LO-10',
    1: 'LO-10',
    2: 'LO-10',
    3: 'LO-10',
    4: 'LO-10',
    5: 'LO-10',
    6: 'LO-10',
    7: 'LO-10',
    8: 'LO-10',
    9: 'LO-10',
    bah: 'LO-20',
    ban: 'LO-21',
    pff: 'LO-22',
    bro: 'LO-23',
    ups: 'LO-24',
    ha: 'LO-25',
    haha: 'LO-25',
    lol: 'LO-26',
    imho: 'LO-27',
  },
  do: {
    play: 'LO-10',
    jump: 'LO-12',
    draw: 'LO-11',
    cover: 'LO-24',
    colour: 'LO-27',
    swap: 'LO-23',
    take: 'LO-28',
    say: 'LO-13',
    catch: 'LO-13',
    slap: 'LO-20',
    claim: 'LO-21',
    accept: 'LO-21',
    dispute: 'LO-21',
    vote: 'LO-21',
  },
  phase: {
    turn: 'LO-10',
    cover: 'LO-24',
    colour: 'LO-27',
    swap: 'LO-23',
    slap: 'LO-20',
    answer: 'LO-21',
    vote: 'LO-21',
    over: 'LO-15',
  },
  sign: {
    deck: 'LO-11',
    pile: 'LO-10',
    direction: 'LO-3',
    turn: 'LO-11',
    count: 'LO-13',
    owed: 'LO-28',
    silence: 'LO-21',
    declared: 'LO-13',
    day: 'HR-6',
  },
};

export function helpIn(
  lines: LolHelpLines,
  signs: Readonly<Record<Sign, string>>,
  words: Pick<LolWords, 'thing' | 'actions' | 'phases'>,
): GameHelp<Lol> {
  const titles: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    do: words.actions,
    phase: words.phases,
    sign: signs,
  };
  return explainer<Lol, LolView>({
    rules,
    lines,
    title: (group, name) => titles[group]?.[name] ?? words.thing(name),
    kindOf: (group, name) => (group === 'card' ? faceOf(name).kind : name),
    now: (view) => view,
  });
}
