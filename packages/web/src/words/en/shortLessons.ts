import type { ShortLessonWords } from '../ru/shortLessons.ts';

export const short: ShortLessonWords = {
  games: {
    'swintus-temnodel': {
      lay: 'Shady Deal! Tap it, pick any card to lie face down, and name a red number. Nobody says it has to be true.',
      thatOne: 'That fits as well, but this lesson is about Shady Deal. Lay that one.',
      doubt: 'The others added a dark card each. Oinkley swears theirs is a red six… Hard to believe. Turn it over!',
      lie: 'A lie! Its owner takes all the dark cards, and the turn is yours. Had it been true, they would be yours: do not doubt for fun.',
    },
    'swintus-svinorot': {
      open: 'Pig Out goes on anything, with a snack: a zero, a one or a two of any colour. Lay it!',
      thatOne: 'That fits as well, but this lesson is about Pig Out. Lay that one.',
      climb: 'It has come round to you, a two on top. Lay a number of any colour: a two or a three.',
      gaveUp: 'Your neighbour gave up: took as many cards as the number on top, and that was it. Then all is as usual.',
    },
    'swintus-tihohryun': {
      lay: 'Hush-Oink: nobody says a word until you lay a card again. Lay it, and listen who cannot help it.',
      thatOne: 'That fits as well, but this lesson is about Hush-Oink. Lay that one.',
      hush: 'Somebody spoke: one word, two cards, and the silence was over. Now another one has laid theirs. Hush: nothing in the chat, nothing aloud. Faces and buttons are fine.',
      play: 'Silence does not keep you from playing. Lay a red one.',
      free: 'Its owner has laid a card again: the silence is over. Chat away!',
    },
    'swintus-etiquette': {
      sees: 'We play apart, and the table itself minds our manners. It does not see everything: let me show you what. Watch your neighbour.',
      give: 'They touched the bare felt: a hand on the table. You hold the card for it. Tap it and add two more as a present.',
      touch: 'Now you: press an empty spot of the table, past cards and buttons. Just this once.',
      pay: 'That is how people get caught: somebody else had that card, too. Take the present. Immunissty could have sent it back.',
      rest: '“Getting up” is hiding the page or being offline for more than two seconds. A name in the chat, an answer to a question: reasons as well. Cards and buttons are safe.',
    },
    'lol-modes': {
      last: 'Your last card, and it fits. Lay it: the round is yours.',
      counts: 'What is left in hands counts: numbers as they say, actions 5, jokers 20.',
      knockout: '“Knockout”: these points are a penalty and add up. Past 101 you only watch. The last one left wins.',
      short: '“First one out”: somebody goes past 101, and the game is over. Fewer points, better place.',
      blitz: '“Blitz”: only this round counts. Whoever has the most drops out, every time.',
      together:
        '“To the end”: nobody drops out, and the winner of a round collects everybody’s points. First to 404 wins.',
    },
    'spyfall-spy': {
      look: 'Press and hold “My card”. The spy is you! Everybody knows where we are, except you. Do not let it show.',
      answer:
        'You are asked, and you do not know where you are. Answer mistily and with confidence: something that is true almost anywhere.',
      ask: 'Phew! Now you ask, so that somebody lets it slip. Pick whom.',
      guess: 'Hats, holsters, a piano, a horse outside… Open “Places”, say that you know, and name it. One try!',
      notThere: 'Hardly: no horses there, and no piano. Think of the answers and name another.',
    },
    'spyfall-accusation': {
      look: 'Look at your card, and listen. One of them is the spy.',
      vote: 'An accusation! But the accused answered well, and the accuser did not. Vote no: one voice is enough.',
      tooHasty: 'Wait: condemn somebody innocent all together, and the spy wins. The accused answered well, vote no.',
      saved:
        'A single no, and the accusation falls; the talk goes on. One accusation each per round, and everybody has to agree. The spy here is the accuser.',
    },
  },
  lines: {
    hint1: 'Hats come off in here. Holsters, not always.',
    hint2: 'The barman pours, the pianist plays, the horse waits outside.',
  },
  done: {
    'swintus-temnodel': 'Honest eyes, whatever card.',
    'swintus-svinorot': 'Mind you do not choke on a seven.',
    'swintus-tihohryun': 'Shh. Not another word.',
    'swintus-etiquette': 'From now on the presents go to others. Mostly.',
    'lol-modes': 'Choose how to count, and laugh last.',
    'spyfall-spy': 'Listen, nod, and name the place before they see through you.',
    'spyfall-accusation': 'One voice is a voice. Accuse with care.',
  },
};
