import type { Seat } from '@tasovka/kernel';
import type { LolEvent } from '@tasovka/lol';
import type { SpyfallEvent } from '@tasovka/spyfall';
import type { SwintusEvent } from '@tasovka/swintus';
import type { RoundSoFar, When } from './factCounter.ts';
import type { FactKind } from './facts.ts';
import { yearsBetween } from './yearsBetween.ts';

export type AnyEvent = SwintusEvent | LolEvent | SpyfallEvent;
type EventType = AnyEvent['type'];
type Of<T extends EventType> = Extract<AnyEvent, { type: T }>;

/** Where a rule writes what it counts. */
export interface Tally extends When {
  readonly round: RoundSoFar;
  add(kind: FactKind, seat: Seat, amount?: number): void;
  most(kind: FactKind, seat: Seat, amount: number, moment?: number): void;
  least(kind: FactKind, seat: Seat, amount: number): void;
}

type Rules = { readonly [T in EventType]?: (event: Of<T>, tally: Tally) => void };

const cardGames: Rules = {
  slapped: ({ seat, ms }, { least }) => least('slap', seat, Math.round(ms)),
  'slap-over': ({ times, late }, { add }) => {
    const counted = times.filter((time) => time !== null);
    const first = times.indexOf(Math.min(...counted));
    if (counted.length > 1 && first >= 0) add('slapWins', first);
    for (const seat of late) add('slapLast', seat);
  },
  caught: ({ seat, by }, { add }) => {
    add('caught', seat);
    add('catches', by);
  },
  dawdled: ({ seat }, { add }) => add('dawdles', seat),
  took: ({ seat, count }, { add, most }) => {
    add('taken', seat, count);
    most('gulp', seat, count);
  },
  laid: ({ seat }, tally) => {
    tally.add('laid', seat);
    lieStood(tally);
  },
  swapped: ({ seat }, { add }) => add('swaps', seat),
  'named-colour': ({ seat }, { add }) => add('colours', seat),
  cleared: ({ seat }, { add }) => add('cleared', seat),
  voted: ({ seat, guilty }, { add }) => {
    if (!guilty) add('doubts', seat);
  },
  'round-won': ({ seat }, tally) => {
    tally.add('roundWins', seat);
    tally.most('comeback', seat, tally.round.hands[seat] ?? 0);
    lieStood(tally);
  },
};

/** Nobody can turn the last dark card over any more: if it was a lie, it has stood. */
function lieStood({ round, most }: Tally): void {
  if (!round.lie) return;
  const { seat, moment } = round.lie;
  const lies = (round.lies[seat] ?? 0) + 1;
  round.lies[seat] = lies;
  round.lie = null;
  most('tallTale', seat, lies, moment);
}

const swintus: Rules = {
  intercepted: ({ seat }, { add }) => add('cuts', seat),
  'silence-broken': ({ seat }, { add }) => add('noise', seat),
  'laid-dark': ({ seat, claim, card }, tally) => {
    tally.add('dark', seat);
    lieStood(tally);
    if (card !== undefined && card !== claim) tally.round.lie = { seat, moment: tally.moment };
  },
  'turned-over': ({ seat, owner, honest }, { add, round }) => {
    round.lie = null;
    add(honest ? 'honest' : 'lies', owner);
    add(honest ? 'falseAlarm' : 'detective', seat);
  },
  trusted: ({ seat }, { add }) => add('trusts', seat),
  infected: ({ seat, by }, { add }) => {
    add('infected', seat);
    add('infects', by);
  },
  healed: ({ seat }, { add }) => add('healed', seat),
  mistake: ({ seat }, { add }) => add('mistakes', seat),
  thrown: ({ seat, hit }, { add }) => add(hit ? 'hits' : 'misses', seat),
  winked: ({ seat }, { add }) => add('winks', seat),
  'wink-caught': ({ by }, { add }) => add('winksSeen', by),
  'bill-returned': ({ seat }, { add }) => add('bills', seat),
  gave: ({ from, count }, { add }) => add('gifts', from, count),
  'turned-round': ({ seat }, { add }) => add('reverses', seat),
  etiquette: ({ seat }, { add }) => add('etiquette', seat),
};

const lol: Rules = {
  jumped: ({ seat }, { add }) => add('cuts', seat),
  'spoke-up': ({ seat }, { add }) => add('noise', seat),
  dug: ({ seat, count }, { add, most }) => {
    add('taken', seat, count);
    most('dig', seat, count);
  },
  'said-lol': ({ seat }, { add }) => add('lols', seat),
  skipped: ({ seat, by }, { add }) => {
    add('banned', seat);
    add('bans', by);
  },
  'passed-on': ({ seat }, { add }) => add('passedOn', seat),
};

/** In «Свинтус» nobody is told whether a drawn card fits. */
const bothDraw: Rules = {
  drew: (event, { add }) => {
    add('taken', event.seat);
    if ('fits' in event && event.fits) add('lucky', event.seat);
  },
};

const spyfall: Rules = {
  asked: ({ asker }, { add }) => add('asked', asker),
  answered: ({ seat }, { add }) => add('answered', seat),
  'passed-over': ({ seat }, { add }) => add('passedOver', seat),
  accused: ({ seat, accused }, { add, round }) => {
    add('accuses', seat);
    add('accused', accused);
    round.accusations.push([seat, accused]);
  },
  pointed: ({ seat, at }, { add, round }) => {
    add('accuses', seat);
    if (typeof at !== 'number') return;
    add('accused', at);
    round.accusations.push([seat, at]);
  },
  'round-over': ({ spy, winners, guesses, locations }, { add, most, round, at }) => {
    for (const [seat, accused] of round.accusations) {
      if (accused !== spy) add('falseAccusal', seat);
      else if (!winners.includes(spy)) add('unmasked', seat);
    }
    if (typeof spy !== 'number') return;
    add('spyRounds', spy);
    for (const guess of guesses) {
      if (locations.includes(guess)) add('rightGuess', spy);
      else most('miss', spy, Math.max(1, ...locations.map((place) => yearsBetween(guess, place))));
    }
    if (!winners.includes(spy)) return;
    add('spyWins', spy);
    if (round.began !== null) most('bluff', spy, at - round.began);
  },
};

const rules: Rules = { ...cardGames, ...swintus, ...lol, ...bothDraw, ...spyfall };

export function countFacts<T extends EventType>(event: Of<T> & { readonly type: T }, tally: Tally): void {
  const rule: ((event: Of<T>, tally: Tally) => void) | undefined = Object.hasOwn(rules, event.type)
    ? rules[event.type]
    : undefined;
  rule?.(event, tally);
}
