import { enPlural, type Telling } from '@tasovka/kernel';
import type { How } from '../../state.ts';
import { innerEn } from '../quote.ts';
import { count, firstToAccuse, gains, type Story } from '../story.ts';

/** In the present tense. What is on a card is not told here: somebody may look over a shoulder. */
export const story: Story = (thing) => ({
  dealt({ round, dealer, dark, captains }, v) {
    const deals = v.does(dealer, 'deals', 'deal');
    const isFirst = round === 1;
    if (dark) {
      const darkCard = isFirst
        ? 'One card lies face down on the table, and nobody knows whose it is. The spy may be hiding there.'
        : 'One card lies dark again.';
      return [
        `Round ${round}: ${deals}. ${darkCard}`,
        `Round ${round}, and ${deals}. ${darkCard}`,
        `${darkCard} Round ${round}: ${deals}.`,
      ];
    }
    if (captains) {
      const led = `Captains: ${v.all(captains)}.`;
      const split = isFirst
        ? ' Each has a place of their own, the agents are split between the two, and one agent is the spy.'
        : '';
      return [
        `Round ${round}: ${deals}. ${led}${split}`,
        `Round ${round}, and ${deals}. ${led}${split}`,
        `${led}${split} Round ${round}: ${deals}.`,
      ];
    }
    return [
      `Round ${round}: ${deals}. Have a look at your card!`,
      `Round ${round}: ${deals}. One of us hasn’t a clue…`,
      `Round ${round}: ${deals}. Poker faces on!`,
    ];
  },
  asked({ asker, asked, question }, v) {
    const said = question === null ? '.' : `: “${innerEn(question)}”`;
    return [
      `${v.who(asker)} → ${v.who(asked)}${said}`,
      `${v.does(asker, 'asks', 'ask')} ${v.who(asked)}${said}`,
      `${v.does(asker, 'has', 'have')} a question for ${v.who(asked)}${said}`,
    ];
  },
  answered({ seat, answer }, v) {
    const answers = v.does(seat, 'answers', 'answer');
    const said = answer === null ? '' : `“${innerEn(answer)}”`;
    return answer === null
      ? [`${answers}.`, `${answers} out loud.`, `${answers}. Convinced?`]
      : [`${answers}: ${said}`, `${v.who(seat)}: ${said}`, `${v.does(seat, 'says', 'say')}: ${said}`];
  },
  'passed-over'({ seat, next, unanswered }, v) {
    const asks = `Now ${v.does(next, 'asks', 'ask')}.`;
    return unanswered
      ? [
          `${v.does(seat, 'keeps', 'keep')} silent for too long, and the question stays unanswered. ${asks}`,
          `No answer: ${v.does(seat, 'loses', 'lose')} the word. ${asks}`,
          `Silence… ${v.does(seat, 'has', 'have')} nothing to say. ${asks}`,
        ]
      : [
          `${v.does(seat, 'takes', 'take')} too long. ${asks}`,
          `Time to speak is up: ${v.does(seat, 'says', 'say')} nothing. ${asks}`,
          `${v.does(seat, 'thinks', 'think')} for too long, and the word moves on. ${asks}`,
        ];
  },
  accused: ({ seat, accused }, v) =>
    v.isMe(accused)
      ? [
          `Stop the clock! ${v.who(seat)} thinks the spy is you.`,
          `${v.who(seat)} accuses you. The clock’s stopped. Poker face.`,
          `Stop the clock! You’re under suspicion, says ${v.who(seat)}.`,
        ]
      : [
          `Stop the clock! ${v.does(seat, 'accuses', 'accuse')} ${v.who(accused)}.`,
          `${v.does(seat, 'stops', 'stop')} the clock: is it ${v.who(accused)}?`,
          `Stop the clock! ${v.does(seat, 'points', 'point')}, and ${v.who(accused)} looks very innocent.`,
        ],
  voted: ({ seat, guilty }, v) =>
    guilty
      ? [
          `${v.who(seat)}: “Guilty!”`,
          `${v.does(seat, 'votes', 'vote')}: guilty!`,
          `${v.does(seat, 'has', 'have')} no doubt: guilty!`,
        ]
      : [
          `${v.who(seat)}: “Not so sure.”`,
          `${v.does(seat, 'is', 'are')} not so sure.`,
          `${v.does(seat, 'wants', 'want')} better evidence.`,
        ],
  'vote-closed'({ accused, unanimous, majority, votes }, v) {
    // Whatever the table asks for, all votes or most of them: this was not enough.
    const counted = `${count(votes, true)} for, ${count(votes, false)} against`;
    return majority
      ? [
          `A majority it is. ${v.does(accused, 'shows', 'show')} the card…`,
          `Enough votes! ${v.does(accused, 'turns', 'turn')} the card over…`,
          `Not all, but more than half. ${v.does(accused, 'reaches', 'reach')} for the card…`,
        ]
      : unanimous
        ? [
            `Not a single doubt. ${v.does(accused, 'turns', 'turn')} the card over…`,
            `Unanimous! ${v.does(accused, 'shows', 'show')} the card…`,
            `All as one. ${v.does(accused, 'reaches', 'reach')} for the card…`,
          ]
        : [
            `Not enough votes (${counted}): ${v.does(accused, 'breathes', 'breathe')} out.`,
            `Not convincing (${counted}): ${v.does(accused, 'walks', 'walk')} free. For now.`,
            `The accusation falls (${counted}): ${v.does(accused, 'hides', 'hide')} a smile.`,
          ];
  },
  'time-up': () => ['Time’s up!', 'Ding! Time’s up.', 'The sand has run out: time’s up!'],
  suspected: ({ accused }, v) =>
    v.isMe(accused)
      ? ['Now they vote on you. Poker face.', 'All eyes on you. Don’t blink.', 'You’re under the lamp: spy or not?']
      : [
          `The table decides: is it ${v.who(accused)}?`,
          `${v.who(accused)} is under the lamp. Spy or not?`,
          `Next in line: ${v.who(accused)}. Vote!`,
        ],
  guessed({ seat, location, captain }, v) {
    const place = `“${thing(location)}”`;
    if (captain === undefined)
      return [
        `${v.does(seat, 'shows', 'show')} the spy card and ${v.verb(seat, 'names', 'name')} the place: ${place}.`,
        `Masks off! The spy: ${v.who(seat)}. The guess: ${place}.`,
        `“I know where we are!” The spy: ${v.who(seat)}. The place: ${place}?`,
      ];
    const names = v.does(seat, 'names', 'name');
    return [
      `${names} the place of the captain (${v.who(captain)}): ${place}.`,
      `Captain: ${v.who(captain)}. Where? ${v.does(seat, 'says', 'say')} ${place}.`,
      `${v.does(seat, 'takes', 'take')} a gamble. Captain: ${v.who(captain)}, place: ${place}.`,
    ];
  },
  pointed: ({ seat, at }, v) =>
    at === 'dark'
      ? [
          `${v.does(seat, 'points', 'point')} at the dark card. Does everybody agree?`,
          `Is the dark card the spy? ${v.does(seat, 'thinks', 'think')} so. All agreed?`,
          `${v.does(seat, 'taps', 'tap')} the dark card. Shall we?`,
        ]
      : [
          `${v.does(seat, 'points', 'point')} straight at ${v.who(at)}!`,
          `“There’s the spy!” ${v.does(seat, 'says', 'say')}. It’s ${v.who(at)}!`,
          `${v.does(seat, 'goes', 'go')} for it: the spy is ${v.who(at)}. Card on the table!`,
        ],
  agreed: ({ seat, yes }, v) =>
    yes
      ? [
          `${v.who(seat)}: “Turn it over.”`,
          `${v.does(seat, 'nods', 'nod')}: turn it over.`,
          `${v.does(seat, 'agrees', 'agree')} to look.`,
        ]
      : [
          `${v.who(seat)}: “Too soon.”`,
          `${v.does(seat, 'shakes', 'shake')} a head: too soon.`,
          `${v.does(seat, 'would', 'would')} rather wait.`,
        ],
  'agreement-closed': ({ unanimous }) =>
    unanimous
      ? [
          'The dark card is turned over…',
          'All agreed: let’s see that dark card…',
          'Here goes: the dark card is turned over…',
        ]
      : [
          'No agreement: the dark card stays dark.',
          'Somebody says no: the dark card stays put.',
          'Not yet, then: the card lies, the talk goes on.',
        ],
  named: ({ seat, first }, v) => [
    `${v.does(seat, 'suggests', 'suggest')} that ${v.does(first, 'goes', 'go')} first.`,
    `${v.does(seat, 'wants', 'want')} ${v.who(first)} to go first.`,
    `Who’s first? ${v.does(seat, 'says', 'say')} ${v.who(first)}.`,
  ],
  first({ captain, agreed }, v) {
    const goes = `${v.does(captain, 'goes', 'go')} first`;
    return agreed
      ? [`Agreed: ${goes}.`, `The captains shake hands: ${goes}.`, `No argument there: ${goes}.`]
      : [
          `No agreement, so a coin is tossed: ${goes}.`,
          `The captains can’t agree. Heads or tails: ${goes}.`,
          `The coin decides: ${goes}.`,
        ];
  },
  questions: ({ captain }, v) => [
    `Captain’s questions: ${v.does(captain, 'asks', 'ask')}.`,
    `${v.does(captain, 'is', 'are')} captain and ${v.verb(captain, 'asks', 'ask')} now.`,
    `Agents, get ready: ${v.does(captain, 'asks', 'ask')} the questions.`,
  ],
  choice: ({ captain }, v) => [
    `${v.does(captain, 'is', 'are')} choosing an agent.`,
    `Who’ll it be? ${v.does(captain, 'has', 'have')} to choose.`,
    `${v.does(captain, 'looks', 'look')} the agents over.`,
  ],
  taken: ({ captain, seat }, v) => [
    `${v.does(captain, 'takes', 'take')} ${v.who(seat)} on.`,
    `New on the team: ${v.who(seat)}. Captain: ${v.who(captain)}.`,
    `${v.does(captain, 'picks', 'pick')} ${v.who(seat)}.`,
  ],
  declined: ({ captain }, v) => [
    `${v.does(captain, 'has', 'have')} seen enough and ${v.verb(captain, 'takes', 'take')} nobody else.`,
    `The team is complete: ${v.does(captain, 'stops', 'stop')} here.`,
    `No more agents, ${v.does(captain, 'says', 'say')}.`,
  ],
  'spy-revealed': ({ spy, captain }, v) =>
    captain === null
      ? [
          `Nobody wanted ${v.who(spy)}, and rightly so: that’s the spy. Two places to name.`,
          `Left on the shelf: the spy, ${v.who(spy)}. Two places to name.`,
          `All agents gone but one: ${v.who(spy)}, the spy. Two places to name.`,
        ]
      : [
          `Surprise! The spy is ${v.who(spy)}, and on the team. Two places to name.`,
          `Oops! The team has a spy: ${v.who(spy)}. Two places to name.`,
          `What a catch: ${v.who(spy)}, the spy! Two places to name.`,
        ],
  'round-over'(event, v) {
    const { how, locations, spy, second } = event;
    const named = locations.map((name) => `“${thing(name)}”`);
    const where = named.length === 1 ? `The place: ${named[0]}` : `The places: ${named.join(' and ')}`;
    const who = spy === 'dark' ? 'the dark card' : v.who(spy);
    const truth =
      second === undefined ? `${where}; the spy: ${who}.` : `${where}; the spies: ${who} and ${v.who(second)}.`;
    const [one, two, three] = endings[how];
    const first = firstToAccuse(event);
    const more = first === null ? '' : ` The very first to accuse the spy: ${v.who(first)}, +1 more.`;
    const why = `${worth[how]}${more}`;
    return [`${one} ${truth} ${why}`, `${two} ${truth} ${why}`, `${three} ${truth} ${why}`];
  },
  settled(event, v) {
    const { over, winner, scores } = event;
    const line = gains(event, v) || 'no points for anybody this time';
    const end = !over
      ? ''
      : winner === null
        ? ' The match is over, and first place is shared.'
        : ` The match is over: ${v.does(winner, 'wins', 'win')} with ${enPlural(scores[winner] ?? 0, 'point')}.`;
    return [`This round: ${line}.${end}`, `The score: ${line}.${end}`, `Points: ${line}.${end}`];
  },
});

/** What points are for: SP-30…SP-32, SP-44, SP-53…SP-55. */
const worth: Readonly<Record<How, string>> = {
  exposed: 'That’s +1 for everybody else.',
  innocent: 'The spy gets +2 for winning and +2 for the table’s mistake.',
  escaped: 'The spy gets +2 for winning.',
  guessed: 'The spy gets +2 for winning and +2 for the right place.',
  missed: 'That’s +1 for everybody else.',
  spotted: 'The winners get +1.',
  mistaken: 'A spy at the table gets +2.',
  'dark-spy': '+1 for everybody.',
  'dark-location': 'A spy at the table gets +2.',
  time: 'A spy at the table gets +2.',
  'spy-taken':
    'The spy gets +1, and 1 for each place; an agent with the right captain +1; the other captain their own agents minus the wrong ones.',
  'spy-left':
    'The spy gets 1 for each place; an agent with the right captain +1; a captain their own agents minus the wrong ones.',
};

const endings: Readonly<Record<How, Telling>> = {
  exposed: ['The spy is caught!', 'Gotcha! That’s the spy!', 'Good instincts: that’s the spy!'],
  innocent: [
    'Not the spy! The real one is having a lovely time.',
    'An innocent goes down, and the spy applauds.',
    'Wrong one! The spy is giggling.',
  ],
  escaped: ['The spy slips away.', 'The spy melts into the crowd.', 'The spy is long gone.'],
  guessed: ['Right! The spy wins.', 'Bullseye! The spy wins.', 'Spot on! The spy takes a bow.'],
  missed: ['Wrong! The spy loses.', 'Not even close! The spy loses.', 'Lost in time: the spy loses.'],
  spotted: ['Spot on: the spy!', 'Sharp eyes: the spy!', 'A steady finger: the spy!'],
  mistaken: ['Not the spy…', 'Oops. Not the spy…', 'Wrong one: not the spy.'],
  'dark-spy': [
    'The dark card is the spy: everybody wins!',
    'The spy was on the table all along. Everybody wins!',
    'So that’s where the spy was hiding: everybody wins!',
  ],
  'dark-location': [
    'The dark card is no spy: the spy wins.',
    'Just a place in the dark. The spy wins.',
    'Wrong card: the spy sits at the table and wins.',
  ],
  time: ['Time’s up, and no spy found.', 'The clock stops with no answer.', 'Ding! Too late for a verdict.'],
  'spy-taken': [
    'The round is over: the spy made the team.',
    'The round is over: the spy sneaked in.',
    'The round is over: the spy is on board.',
  ],
  'spy-left': [
    'The round is over: the spy was left on the shelf.',
    'The round is over: nobody took the spy.',
    'The round is over: the spy missed the boat.',
  ],
};
