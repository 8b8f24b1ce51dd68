import { figures } from './figures.ts';

/**
 * Measures one figure in a process of its own: code that has only ever seen one game runs faster than code that has
 * seen them all, and figures must not depend on which others were asked for.
 */
const figure = figures[Number(process.argv[2])];
if (figure) process.send?.(figure.measure());
