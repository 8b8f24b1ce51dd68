import { faceOf, lookUp } from '@tasovka/cards/words';
import { type Cast, explainer, type GameHelp, type HelpLines } from '@tasovka/kernel';
import type { SwintusAction } from '../actions.ts';
import type { CardKind } from '../box.ts';
import type { Swintus } from '../game.ts';
import type { Rule } from '../ruleNumbers.ts';
import type { Act } from '../state.ts';
import type { SwintusView } from '../view.ts';
import type { SwintusWords } from './types.ts';

/** Signs on a table that are neither cards nor buttons. */
export type Sign =
  | 'deck'
  | 'pile'
  | 'direction'
  | 'turn'
  | 'count'
  | 'owed'
  | 'silence'
  | 'declared'
  | 'day'
  | 'bills'
  | 'dark';

type HelpRules = {
  readonly card: Readonly<Record<CardKind, Rule>>;
  readonly do: Readonly<Record<SwintusAction['type'], Rule>>;
  readonly phase: Readonly<Record<SwintusView['phase'], Rule>>;
  readonly act: Readonly<Record<Act, Rule>>;
  readonly sign: Readonly<Record<Sign, Rule>>;
};

/** How things stand for whoever asks. Neighbours are told by name where the asker sits at the table. */
export interface Now {
  readonly view: SwintusView;
  /** Who moves after the asker, and who sits on the other side. */
  readonly next: string | null;
  readonly before: string | null;
  /** Colours of which the asker holds both a virus and a vaccine. */
  readonly pairs: readonly ('red' | 'green' | 'yellow' | 'blue')[];
}

export type SwintusHelpLines = HelpLines<HelpRules, Now>;

/** Which rule stands behind everything that can be pointed at. */
const rules: HelpRules = {
  card: {
    0: 'SW-10',
    1: 'SW-10',
    2: 'SW-10',
    3: 'SW-10',
    4: 'SW-10',
    5: 'SW-10',
    6: 'SW-10',
    7: 'SW-10',
    hapyozh: 'SW-20',
    tihohryun: 'SW-22',
    hlopkopyt: 'SW-23',
    perehryuk: 'SW-24',
    svinorot: 'SW-30',
    temnodel: 'SW-35',
    polisvin: 'SW-12',
    'shtul-0': 'SW-53',
    'shshalun-1': 'SW-54',
    'shshevelis-2': 'SW-55',
    'shshtol-3': 'SW-56',
    'shinkognito-4': 'SW-57',
    'shmotrun-5': 'SW-58',
    'shmunitet-6': 'SW-59',
    'shshto-7': 'SW-60',
    'shshuriken-7': 'SW-61',
    'red-virus': 'SW-75',
    'red-vaccine': 'SW-75',
    'green-virus': 'SW-76',
    'green-vaccine': 'SW-76',
    'yellow-virus': 'SW-77',
    'yellow-vaccine': 'SW-77',
    'blue-virus': 'SW-78',
    'blue-vaccine': 'SW-78',
  },
  do: {
    play: 'SW-10',
    intercept: 'SW-14',
    draw: 'SW-11',
    pass: 'SW-11',
    take: 'SW-21',
    declare: 'SW-13',
    catch: 'SW-13',
    slap: 'SW-23',
    dark: 'SW-36',
    check: 'SW-37',
    trust: 'SW-38',
    etiquette: 'SW-52',
    heal: 'SW-74',
    returnBill: 'SW-84',
    count: 'SW-55',
    wink: 'AC-8',
    spot: 'AC-8',
    give: 'SW-58',
    claim: 'SW-22',
    accept: 'SW-59',
    dispute: 'SW-62',
    vote: 'SW-62',
  },
  phase: {
    turn: 'SW-10',
    drawn: 'SW-11',
    slap: 'SW-23',
    svinorot: 'SW-31',
    temnodel: 'SW-36',
    'temnodel-last': 'SW-38',
    virus: 'SW-73',
    answer: 'SW-59',
    give: 'SW-58',
    vote: 'SW-62',
    over: 'SW-18',
  },
  act: {
    left: 'AC-3',
    broke: 'AC-4',
    dawdled: 'AC-5',
    hand: 'AC-6',
    named: 'AC-7',
    winked: 'AC-8',
    answered: 'AC-9',
    intercepted: 'AC-10',
  },
  sign: {
    deck: 'SW-11',
    pile: 'SW-10',
    direction: 'SW-24',
    turn: 'SW-16',
    count: 'SW-18',
    owed: 'SW-21',
    silence: 'SW-22',
    declared: 'SW-13',
    day: 'HR-6',
    bills: 'SW-82',
    dark: 'SW-36',
  },
};

const pairColours = ['red', 'green', 'yellow', 'blue'] as const;

/** Views leave out what is null on the wire, and what no set brings along. */
function nowOf(view: SwintusView, cast: Cast): Now {
  const { me } = cast;
  const seats = view.hands.length;
  const beside = (step: number): string | null => (me === null ? null : cast.name((me + step + seats) % seats));
  const hand: readonly string[] = me === null ? [] : (view.hand[me] ?? []);
  return {
    view,
    next: beside(view.direction),
    before: beside(-view.direction),
    pairs: pairColours.filter((colour) => hand.includes(`${colour}-virus`) && hand.includes(`${colour}-vaccine`)),
  };
}

/** Whoever it is, by name where there is one. */
export const named = (who: string, name: string | null): string => (name === null ? who : `${who} (${name})`);

export function helpIn(
  lines: SwintusHelpLines,
  signs: Readonly<Record<Sign, string>>,
  acts: Readonly<Record<Act, string>>,
  words: Pick<SwintusWords, 'thing' | 'actions' | 'phases'>,
): GameHelp<Swintus> {
  const titles: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    do: words.actions,
    phase: words.phases,
    act: acts,
    sign: signs,
  };
  return explainer<Swintus, Now>({
    rules,
    lines,
    title: (group, name) => titles[group]?.[name] ?? words.thing(name),
    kindOf: (group, name) => (group === 'card' && lookUp(rules.card, name) === undefined ? faceOf(name).kind : name),
    now: nowOf,
  });
}
