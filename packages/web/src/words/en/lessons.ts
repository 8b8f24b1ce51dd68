import type { LessonWords } from '../ru/lessons.ts';

export const lessons: LessonWords = {
  title: (game) => `Lesson: ${game}`,
  step: (n, of) => `Step ${n} of ${of}`,
  skip: 'Enough, I get it',
  next: 'Go on',
  partners: { easy: 'Trotter', solid: 'Oinkley', strong: 'Sir Loin' },
  games: {
    swintus: {
      match:
        'The deck is stacked and the bots are being nice. Today only! A red three is up: lay a red card or a three.',
      passOn: 'Snatch! Three cards for you. But you hold a Snatch too: lay it, and the debt rolls on, six by now.',
      draw: 'No blue, no four. It happens. Draw from the deck.',
      drawn: 'A blue six, and it fits! What you draw may go down at once.',
      cutIn: 'A green six, the very twin of yours. Not your turn? Who cares: throw it in!',
      slap: 'Hoof Slam! Hit the target: the last hoof takes two cards.',
      call: 'Two cards left. BEFORE the last but one you shout “Swintus!”, or get caught. Shout!',
      lastButOne: 'Now lay the one. Calmly, with dignity.',
      catch: 'Your neighbour is down to one card and keeps mum! Catch them before anybody moves: that is three cards.',
      last: 'The last card, and it fits. Lay it, and the round is yours!',
    },
    lol: {
      match:
        'The deck is stacked and the bots let you win. Today only! A green four is up: lay a green card or a four.',
      passOn: 'A “Ha!” for you, plus one card. “As if!”: lay your “Ha-ha!”, and your neighbour gets all three.',
      draw: 'No yellow, no six, and the joker is worth keeping. Draw: if it fits, it lays itself.',
      jump: 'A red nine, and you hold its twin. Wake up and throw it in, turn or no turn.',
      slap: '“Bam!” Palm on the table, quick: the last palm takes two cards.',
      lastButOne: 'Your neighbour named your very colour. How kind! Lay it: one card left.',
      call: 'One card! Shout “LOL!” before somebody shouts it for you: that costs two cards.',
      last: 'Only the joker left. Finishing with it takes twenty penalty points off. Stylish!',
    },
    spyfall: {
      look: 'Everybody knows where we are. Except the spy. Press and hold “My card”: it tells the place and your role.',
      ask: 'Ask so that friends nod and the spy stays puzzled. Pick somebody. No idea? Roll the dice.',
      answer: 'Now they ask you. Be honest but vague: friends will get it, and the spy is listening.',
      places: 'All thirty places are here, and the spy is looking for ours. Have a look, strike out a few, close it.',
      accuse: 'Read the answers again. Who talks as if they were somewhere else? Accuse, once a round.',
      notThem: 'No, that one made sense. Somebody else was wriggling… Accuse them.',
      vote: 'All but the accused decide, and all must agree. The others have. Over to you.',
    },
  },
  lines: {
    answer1: 'Put it this way: do not sit with your back to the door.',
    answer3: 'As usual. The piano is out of tune, but the hats are splendid.',
    answerSpy: 'Well… like everywhere. Depends what you compare it with, right?',
    ask1: 'Is it not too loud for you in here?',
    ask2: 'Been here long? And how does one get here, by the way?',
    ask3: 'Do you always keep your hands where we can see them?',
  },
  done: {
    title: 'That’s it, you’re in!',
    text: {
      swintus: 'From here on the bots play for real. Then again, you are no greenhorn now.',
      lol: 'From here on nobody lets you win. You will have to laugh last yourself.',
      spyfall: 'And if the spy’s card comes to you: listen, nod, and name the place before they see through you.',
    },
    learnt: 'Now you know',
    play: 'Play the bots',
    invite: 'Invite friends',
    back: (code) => `Back to table ${code}`,
    again: 'The lesson again',
    rules: 'All the rules',
  },
};
