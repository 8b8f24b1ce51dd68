import type { LessonWords } from '../ru/lessons.ts';

export const lessons: LessonWords = {
  title: (game) => `Lesson: ${game}`,
  step: (n, of) => `Step ${n} of ${of}`,
  skip: 'Enough, I get it',
  next: 'Go on',
  partners: { easy: 'Trotter', solid: 'Oinkley', strong: 'Sir Loin' },
  titles: {
    'swintus-etiquette': 'Manners online',
    'swintus-temnodel': 'Shady Deal',
    'swintus-svinorot': 'Pig Out',
    'swintus-tihohryun': 'Hush-Oink',
    'lol-modes': 'How it’s scored',
    'spyfall-spy': 'If the spy is you',
    'spyfall-accusation': 'An accusation',
  },
  more: 'More one-minute lessons',
  first: 'A first game',
  games: {
    swintus: {
      match:
        'The deck is stacked and the bots are being nice. Today only! A red three is up: play a red card or a three.',
      passOn: 'Snatch! Three cards for you. But you hold a Snatch too: play it, and the debt rolls on, now six cards.',
      draw: 'No blue, no four. It happens. Draw from the deck.',
      drawn: 'A blue six, and it fits! What you draw may go down at once.',
      cutIn: 'A green six, the very twin of yours. Not your turn? Who cares: throw it in!',
      slap: 'Hoof Slam! Hit the target: the last hoof takes two cards.',
      call: 'Two cards left. BEFORE the last but one you shout “Swintus!”, or get caught. Online you shout by the button: a shout into the mic doesn’t count. Shout!',
      lastButOne: 'Now play the one. Calmly, with dignity.',
      catch: 'Your neighbour is down to one card and keeps mum! Catch them before anybody moves: three cards for them.',
      last: 'The last card, and it fits. Play it, and the round is yours!',
    },
    lol: {
      goal: 'The deck is stacked, today only! The goal: be first to lose all your cards. What’s left in a hand is its penalty. And this is LOL!, a joker: it goes on anything. We’ll save it.',
      match: 'A green four is up: play a green card or a four.',
      passOn:
        'A “Ha!” for you, plus one card. Answer “As if!” with a plus at least as big, of any colour: play “Ha-ha!”, and your neighbour gets all three.',
      draw: 'No yellow, no six, and the joker is worth keeping. Draw: if it fits, it plays itself.',
      jump: 'A red nine, and you hold its twin. Wake up and throw it in, turn or no turn.',
      slap: '“Bam!” Palm on the table, quick: the last palm takes two cards.',
      lastButOne: 'Your neighbour named your very colour. How kind! Play it: one card left.',
      call: 'One card! “LOL!” is a joker, and a shout: press it before somebody shouts for you, which costs two cards. A shout into the mic doesn’t count.',
      keep: 'A joker goes on anything, which is why we keep it for the end. Play another one for now.',
      last: 'Only the joker left. Finishing with it takes twenty off your penalty from earlier rounds, if you have any. Stylish!',
    },
    spyfall: {
      look: 'Everybody knows where we are. Except the spy. Press and hold “My card”: it tells the place and your role.',
      ask: 'Ask so that friends nod and the spy stays puzzled. Pick somebody. No idea? Roll the dice.',
      answer: 'Now they ask you. Be honest but vague: friends will get it, and the spy is listening.',
      places: 'All thirty places are here, and the spy is looking for ours. Have a look, strike out a few, close it.',
      accuse:
        'Read the answers again. Who talks as if they were somewhere else? Accuse, once a round: it counts as your vote, and all but the accused must agree.',
      notThem: 'No, that one made sense. Somebody else was wriggling… Accuse them.',
    },
  },
  lines: {
    answer1: 'Put it this way: don’t sit with your back to the door.',
    answer3: 'As usual. The piano is out of tune, but the hats are splendid.',
    answerSpy: 'Well… like everywhere. Depends what you compare it with, right?',
    ask1: 'Isn’t it a bit loud for you in here?',
    ask2: 'Been here long? And how do you get here, by the way?',
    ask3: 'Do you always keep your hands where we can see them?',
  },
  done: {
    title: 'That’s it, you’re in!',
    text: {
      swintus: 'From here on the bots play for real. Then again, you’re no greenhorn now.',
      lol: 'From here on nobody lets you win. You’ll have to earn the last laugh.',
      spyfall: 'And if the spy’s card comes to you: listen, nod, and name the place before they see through you.',
    },
    learnt: 'Now you know',
    play: 'Play the bots',
    invite: 'Invite friends',
    back: (code) => `Back to table ${code}`,
    backTo: (game) => `Back to your table of ${game}`,
    again: 'The lesson again',
  },
};
