import { enPlural, type GameWords } from '@tasovka/kernel';
import type { Newgame } from '../game.ts';

const thing = (name: string): string => name;
const reasons: GameWords<Newgame>['reasons'] = {
  'not-your-turn': 'It is another player’s turn. Wait for yours.',
  'not-in-hand': 'You do not hold that card. Choose one of yours.',
  'not-now': 'Not now. Wait a moment.',
  'window-closed': 'The moment has passed.',
  'not-allowed': 'This game does not allow that.',
  'already-done': 'That is done already.',
  'bad-target': 'That player cannot be chosen.',
  'bad-move': 'The table does not understand that move. Choose one that is offered.',
};

export const words: GameWords<Newgame> = {
  name: 'Newgame',
  tagline: 'The highest card takes the trick.',
  options: {
    rounds: { label: 'Rounds', help: 'After how many rounds the match is over.' },
    turnMs: {
      label: 'Time for a turn',
      help: 'When it is up, the lowest card is played.',
      values: { 0: 'no limit', 15000: '15 seconds', 30000: '30 seconds', 60000: 'a minute' },
    },
  },
  presets: [
    { id: 'first', label: 'As usual', help: 'Three rounds, half a minute for a turn.', options: {} },
    { id: 'calm', label: 'No hurry', help: 'Think as long as you like.', options: { turnMs: 0 } },
  ],
  actions: { lay: 'Lay a card' },
  phases: { turn: 'Trick', over: 'Round over' },
  fields: { trick: { label: 'Trick' }, taken: { label: 'Tricks' } },
  reasons,
  rules: {
    'NG-1': { title: 'The deal', text: 'Forty cards: four times the numbers one to ten. Everybody gets five.' },
    'NG-2': { title: 'A turn', text: 'In turn everybody lays one card.' },
    'NG-3': { title: 'A trick', text: 'The highest card takes the trick, of equal ones the first. Who took it leads.' },
    'NG-4': { title: 'The score', text: 'The round is over when no cards are left. A trick is a point.' },
  },
  thing,
  story(event, cast) {
    switch (event.type) {
      case 'dealt':
        return `${cast.name(event.seat)} deals.`;
      case 'laid':
        return `${cast.name(event.seat)}: ${thing(event.card)}.`;
      case 'took':
        return `${cast.name(event.seat)} takes the trick with ${thing(event.card)}.`;
      case 'settled':
        return `Score: ${event.scores.map((n, seat) => `${cast.name(seat)} — ${enPlural(n, 'point')}`).join(', ')}.`;
    }
  },
  refusal: ({ reason }) => reasons[reason],
};
