// What the peers play: the real game, or a toy whose rules cost next to nothing.
import { Real } from './real.mjs';
import { Toy } from './toy.mjs';

const Game = process.env.GAME === 'toy' ? Toy : Real;

/** `play(seat, message)` says whether it was taken, `view(seat)` is what a seat is sent then. */
export const newGame = () => new Game();
