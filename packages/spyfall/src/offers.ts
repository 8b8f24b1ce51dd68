import type { Offer, Seat, Writing } from '@tasovka/kernel';
import { refuseAccuse, refuseVote } from './accuse.ts';
import { longestLine } from './actions.ts';
import { refuseGuess } from './guess.ts';
import { boxOf } from './pack.ts';
import { refuseAgree, refusePoint } from './point.ts';
import type { Dark, Round } from './round.ts';
import { refuseAnswer, refuseAsk } from './talk.ts';
import { refuseFirst } from './team/captains.ts';
import { refuseChoose, refuseDecline, refuseTeamAnswer, refuseTeamAsk } from './team/lap.ts';

const line: Writing = { longest: longestLine, optional: true };
const yesOrNo = [true, false] as const;

/** What a seat may do now: whatever would not be refused. The rules that refuse are the rules that offer. */
export function offersOf(round: Round, seat: Seat): Offer[] {
  return round.options.variant === 'team' ? teamOffers(round, seat) : talkOffers(round, seat);
}

const seatsWhere = (round: Round, fits: (seat: Seat) => boolean): Seat[] => {
  const seats: Seat[] = [];
  for (let seat = 0; seat < round.seats; seat++) if (fits(seat)) seats.push(seat);
  return seats;
};

function talkOffers(round: Round, seat: Seat): Offer[] {
  const offers: Offer[] = [];
  if (refuseVote(round, seat) === null) offers.push({ type: 'vote', rule: 'SP-20', fields: { guilty: yesOrNo } });
  if (refuseAgree(round, seat) === null) offers.push({ type: 'agree', rule: 'SP-43', fields: { yes: yesOrNo } });
  if (round.phase.type !== 'talk') return offers;

  const written = round.options.talk === 'text' ? { text: line } : {};
  const askable = seatsWhere(round, (target) => refuseAsk(round, seat, target) === null);
  if (askable.length > 0) offers.push({ type: 'ask', rule: 'SP-10', fields: { seat: askable, ...written } });
  if (refuseAnswer(round, seat) === null) offers.push({ type: 'answer', rule: 'SP-10', fields: written });

  const suspects = seatsWhere(round, (target) => refuseAccuse(round, seat, target) === null);
  if (suspects.length > 0) offers.push({ type: 'accuse', rule: 'SP-20', fields: { seat: suspects }, unprompted: true });
  const pointable: (Seat | Dark)[] = seatsWhere(round, (at) => refusePoint(round, seat, at) === null);
  if (refusePoint(round, seat, 'dark') === null) pointable.push('dark');
  if (pointable.length > 0) offers.push({ type: 'point', rule: 'SP-41', fields: { at: pointable }, unprompted: true });
  if (refuseGuess(round, seat) === null) {
    offers.push({ type: 'guess', rule: 'SP-22', fields: { location: boxOf(round.options.box) }, unprompted: true });
  }
  return offers;
}

function teamOffers(round: Round, seat: Seat): Offer[] {
  switch (round.phase.type) {
    case 'captains': {
      const firsts = seatsWhere(round, (target) => refuseFirst(round, seat, target) === null);
      return firsts.length > 0 ? [{ type: 'first', rule: 'SP-51', fields: { seat: firsts } }] : [];
    }
    case 'questions': {
      const written = round.options.talk === 'text' ? { text: line } : {};
      if (refuseTeamAnswer(round, seat) === null) return [{ type: 'answer', rule: 'SP-51', fields: written }];
      const askable = seatsWhere(round, (target) => refuseTeamAsk(round, seat, target) === null);
      return askable.length > 0 ? [{ type: 'ask', rule: 'SP-51', fields: { seat: askable, ...written } }] : [];
    }
    case 'choose': {
      if (refuseDecline(round, seat) !== null) return [];
      const agents = seatsWhere(round, (target) => refuseChoose(round, seat, target) === null);
      return [
        { type: 'choose', rule: 'SP-52', fields: { seat: agents } },
        { type: 'decline', rule: 'SP-52', fields: {} },
      ];
    }
    case 'guess':
      return refuseGuess(round, seat) === null
        ? [{ type: 'guess', rule: 'SP-53', fields: { location: boxOf(round.options.box) } }]
        : [];
    default:
      return [];
  }
}
