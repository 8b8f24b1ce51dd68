import type { HouseRuleNumber } from '../../house/numbers.ts';
import type { RuleWords } from '../gameWords.ts';

/** The rules in our own words: a number, a title, and what one needs to know at the table. */
export const rules: Omit<RuleWords, HouseRuleNumber> = {
  'SP-1': {
    title: 'In the box',
    text: 'Thirty places all over history. Each has seven roles and one spy card, for whoever missed the briefing.',
  },
  'SP-2': {
    title: 'The list of places',
    text: 'Anybody may look at the list at any time, and nobody can see who is looking. Peek away.',
  },
  'SP-3': {
    title: 'No return tickets',
    text: 'A place that has been played won’t come again in this match. The spy can count, too.',
  },
  'SP-4': {
    title: 'How long we play',
    text: 'A match is a number of rounds, five unless you say otherwise. The deal moves clockwise; the first dealer is picked by chance or by the host.',
  },
  'SP-5': {
    title: 'Time for a round',
    text: 'Six minutes for 3 or 4 players, seven for 5 or 6, eight for 7 or 8. Duo and trio get six, the team game has no clock at all. The table may set its own.',
  },
  'SP-6': {
    title: 'The deal',
    text: 'Everybody lands in the same place with a role of their own, except one, who holds the spy card and no clue. You see your card and nobody else’s.',
  },
  'SP-10': {
    title: 'The first question',
    text: 'The clock runs from the deal. The dealer asks first, anybody but themselves. One question, no follow-ups; any answer will do.',
  },
  'SP-11': {
    title: 'Answer, then ask',
    text: 'Whoever answered asks next: anyone but the person who just asked them. In a trio even they are fair game.',
  },
  'SP-12': {
    title: 'Playing the part',
    text: 'If the table wants it, answer as the person on your card. Skip it in your first games; there’s plenty to think about.',
  },
  'SP-13': {
    title: 'Typed or spoken',
    text: 'Typed talk: questions and answers are written in turn and stay on the list. Spoken talk: use your voice and only tap who you’re asking. There’s no answer button; the one asked simply taps next; in a call, ten seconds without a word from them are told to all. Silence stops nobody: keep the word longer than the table allows (a minute when typing, as a rule) and you’re passed over, and the next player clockwise asks whoever they like. In the team game only an agent is passed over, and the captain goes on.',
  },
  'SP-20': {
    title: 'Accusing',
    text: 'Once a round each player may stop the clock and point a finger. Accusing is a yes already; everybody else but the accused votes, in the open and for good. Half a minute of silence is a no. All yes: the card is shown and the round is over. Otherwise the talk goes on right where it stopped. (By the house rule HR-10 a majority is enough.)',
  },
  'SP-21': {
    title: 'While a vote runs',
    text: 'There’s nothing to do but vote. The spy may accuse as well. An accused spy has missed the chance to guess, unless the vote fails.',
  },
  'SP-22': {
    title: 'The spy guesses',
    text: 'At any moment of the talk the spy may come clean and name the place, list in hand. Right: the spy wins. Wrong: everybody else does.',
  },
  'SP-23': {
    title: 'Time is up',
    text: 'Votes are held on everyone in turn, the dealer first, then clockwise. The first unanimous one settles it: a spy has lost, an innocent means the spy has won. Talk it over before each vote if you like. None at all, and the spy walks away. No more guessing. (By the house rule HR-10 a majority is enough.)',
  },
  'SP-24': {
    title: 'The clock waits',
    text: 'It stands still during votes, guesses, and while people make up their minds about the dark card, and for a moment after, so that all see how it ended.',
  },
  'SP-30': {
    title: 'Points for the spy',
    text: 'Two for winning. Two more for naming the place, or for an innocent everybody accused (at the final vote as well).',
  },
  'SP-31': { title: 'Points for the rest', text: 'The spy caught or wide of the mark: one point each.' },
  'SP-32': {
    title: 'A point for a good nose',
    text: 'When an accusation brings the spy down before time is up, whoever accused the spy first in that round gets one more, even if that vote came to nothing.',
  },
  'SP-33': { title: 'Who wins', text: 'Most points after the last round. Equal points share the place.' },
  'SP-40': {
    title: 'The dark card',
    text: 'Two players share three cards, a trio shares four: one each, and the last lies face down. It may well be the spy.',
  },
  'SP-41': {
    title: 'Pointing',
    text: 'Questions go back and forth until somebody points, at a player or at the dark card. Point as often as you like, only not at yourself. There are no accusations here.',
  },
  'SP-42': {
    title: 'Pointing at a player',
    text: 'The card is shown. The spy: with two, whoever pointed wins; in a trio, all who aren’t the spy. A place: those who aren’t the spy lose, and a spy at the table wins. The spy can’t point at players, but nobody can tell.',
  },
  'SP-43': {
    title: 'Pointing at the dark card',
    text: 'The others agree or not. All agree: it’s turned over. The spy there, and all win; a place, and the spy wins. Somebody disagrees: carry on.',
  },
  'SP-44': {
    title: 'The rest of duo and trio',
    text: 'The spy may guess as usual. When time runs out a spy at the table wins; if the spy was the dark card, all lose. Two points for a winning spy, two more for a right guess, one for any other winner.',
  },
  'SP-50': {
    title: 'Captains and agents',
    text: 'Two captains, each with a secret place. The rest are agents: one spy, the others split evenly between the two, or nearly.',
  },
  'SP-51': {
    title: 'The captains ask',
    text: 'Both captains name who goes first; if they differ, chance decides. Then each in turn asks every free agent one question.',
  },
  'SP-52': {
    title: 'Picking a team',
    text: 'When both have asked, each in the same order takes one agent or declines, and is then done for the round. Those taken aren’t asked again and can’t be lured away. Then round it goes again.',
  },
  'SP-53': {
    title: 'Taking the spy',
    text: 'The spy is revealed on the spot and the round is over. That captain gets nothing; the spy gets a point and names this team’s place, then the other’s, one point for each hit. The other cards stay closed until the end.',
  },
  'SP-54': {
    title: 'The spy left over',
    text: 'Left as the last agent, or not taken when both captains are done, the spy names both places, the first captain’s first, one point for each hit. When only the spy is left the round ends at once.',
  },
  'SP-55': {
    title: 'Points for teams',
    text: 'A captain scores own agents taken minus the other’s, and that can be below zero; with the spy on board it’s nothing. Every agent in the right team scores one.',
  },
  'SP-56': {
    title: 'Next captains',
    text: 'Two others are captains next round. The match ends when everybody has been one (or two times, if you like). An odd one out is paired with the next seat clockwise.',
  },
};
