import type { ShortLessonWords } from '../ru/shortLessons.ts';

export const short: ShortLessonWords = {
  games: {
    'swintus-temnodel': {
      lay: 'Shady Deal! Tap it, pick any card to lie face down, and name a red number. Nobody says it has to be true.',
      thatOne: 'That fits too, but this lesson is about Shady Deal. Play that one.',
      doubt: 'The others added a dark card each. Oinkley swears theirs is a red six… Hard to believe. Turn it over!',
      lie: 'A lie! Its owner takes all the dark cards, and the turn is yours. Had it been true, they’d all be yours, so don’t check for fun.',
    },
    'swintus-svinorot': {
      open: 'Pig Out goes on anything, with a snack: a zero, a one or a two of any colour. Play it!',
      thatOne: 'That fits too, but this lesson is about Pig Out. Play that one.',
      climb: 'It’s come round to you, with a two on top. Play a number of any colour: a two or a three.',
      gaveUp: 'Trotter gave up: that means as many cards as the number on top, and the circle’s over. Back to normal.',
    },
    'swintus-tihohryun': {
      lay: 'Hush-Oink: nobody says a word until you play your next card. Play it, and listen for who can’t help it.',
      thatOne: 'That fits too, but this lesson is about Hush-Oink. Play that one.',
      hush: 'Trotter spoke: one word, two cards, and the silence is over. Now Oinkley has played one. Hush: nothing in the chat, nothing out loud. Faces and buttons are fine.',
      play: 'Silence doesn’t stop you playing. Play a red one.',
      free: 'Oinkley has played another card, so the silence is over. Chat away!',
    },
    'swintus-etiquette': {
      sees: 'Online, the table itself minds our manners. It doesn’t see everything, so here’s what it does see. Watch Trotter.',
      give: 'Trotter touched the bare felt: that’s a hand on the table. You hold the card for it. Tap it and add two more as a present.',
      touch: 'Your turn: press an empty spot on the table, away from cards and buttons. Just this once.',
      pay: 'That’s how they get you: Oinkley had one of those too. Take the present. Immunissty could have sent it back.',
      rest: '“Getting up” means hiding the page or dropping off for more than two seconds. Saying a name in the chat or answering a question counts too. Cards and buttons are safe.',
    },
    'lol-modes': {
      last: 'Your last card, and it fits. Play it, and the round is yours.',
      counts: 'Whatever’s left in hand counts: numbers at face value, actions 5, jokers 20.',
      knockout:
        '“Knockout”: these are penalties, and they add up. Past 101, you’re out; last one left wins. “First one out”: the same, but it ends with the first.',
      others:
        '“Blitz”: whoever has the most in a round is out. “To the end”: the winner of a round collects everybody’s points, and first to 404 wins.',
    },
    'spyfall-spy': {
      look: 'Press and hold “My card”. The spy is you! Everybody knows where we are except you. Don’t let it show.',
      answer:
        'They’re asking you, and you’ve no idea where you are. Stay vague but sound sure: say something true almost anywhere.',
      ask: 'Phew! Now you ask, and hope somebody lets it slip. Pick someone.',
      guess:
        'Hats, holsters, a piano, a horse outside… Open “Places”, press “I know where we are!” and name it. One try!',
      notThere: 'Hardly: no horses there, and no piano. Think back over the answers and name another.',
    },
    'spyfall-accusation': {
      look: 'Look at your card, and listen. One of them is the spy.',
      vote: 'Oinkley accuses Sir Loin! But Sir Loin’s answers made sense, and Oinkley’s didn’t. Press “Not so sure”: one is enough.',
      tooHasty:
        'Hold on: if you all condemn an innocent, the spy wins. Sir Loin’s answers made sense, so press “Not so sure”.',
      saved:
        'One “Not so sure” and the accusation falls; the talk goes on. Everybody gets one accusation a round, and it takes the whole table. The spy here is Oinkley.',
    },
  },
  lines: {
    hint1: 'Hats come off in here. Holsters, not always.',
    hint2: 'The barman pours, the pianist plays, the horse waits outside.',
  },
  done: {
    'swintus-temnodel': 'Honest eyes, whatever card.',
    'swintus-svinorot': 'Just don’t choke on a seven.',
    'swintus-tihohryun': 'Shh. Not another word.',
    'swintus-etiquette': 'From now on the presents go to others. Mostly.',
    'lol-modes': 'Choose how to count, and laugh last.',
    'spyfall-spy': 'Listen, nod, and name the place before they see through you.',
    'spyfall-accusation': 'One vote is plenty. Accuse with care.',
  },
};
