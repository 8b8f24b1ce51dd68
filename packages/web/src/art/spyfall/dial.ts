import { INK_VARIABLES } from './inks.ts';

/** A rocket, a pyramid, a bone and a castle: the four stops of the machine. */
const ERAS = [
  'M0 -6Q5 -2 3.5 3H-3.5Q-5 -2 0 -6ZM-4 1L-7 5L-2.5 4ZM4 1L7 5L2.5 4ZM-1.5 4L0 7L1.5 4Z',
  'M-1 -5L-8 5H0ZM1 -5L8 5H2.5Z',
  'M-6 -4a2.3 2.3 0 0 1 3.5 2.5h5a2.3 2.3 0 1 1 3.5 2.5a2.3 2.3 0 1 1 -3.5 2.5h-5a2.3 2.3 0 1 1 -3.5 -2.5a2.3 2.3 0 0 1 0 -5Z',
  'M-7 5V-5H-4V-3H-1.5V-5H1.5V-3H4V-5H7V5H2V1.5Q0 -.5 -2 1.5V5Z',
];
const TOOTH = 'M-5 -99L-3.5 -92H3.5L5 -99Z';

/** So many of a thing around the dial. */
const round = (count: number, thing: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => `<g transform="rotate(${(i * 360) / count})">${thing(i)}</g>`).join('');

const minute = (i: number): string => `<path d="M0 -64V${i % 5 ? -61 : -57}" stroke-width="${i % 5 ? 1.2 : 3}"/>`;

/** The clock of the time machine without what moves on it. */
export const drawDial = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-100 -100 200 200" style="${INK_VARIABLES}">` +
  `<g fill="var(--sand)">${round(20, () => `<path d="${TOOTH}"/>`)}<circle r="93"/></g>` +
  '<circle r="90" fill="var(--plum)"/><circle r="86" fill="var(--apricot)"/>' +
  '<path d="M-61 -61A86 86 0 0 1 61 -61L50 -50A71 71 0 0 0 -50 -50Z" fill="var(--butter)"/>' +
  `<g fill="var(--plum)" transform="rotate(45)">${round(4, () => '<circle r="2.6" cy="-79"/>')}</g>` +
  `<g fill="var(--plum)">${round(4, (i) => `<path d="${ERAS[i]}" transform="translate(0 -79)"/>`)}</g>` +
  '<circle r="72" fill="var(--plum)"/><circle r="68" fill="var(--paper)"/>' +
  `<g fill="none" stroke="var(--plum)" stroke-linecap="round">${round(60, minute)}</g>` +
  '<circle r="48" fill="none" stroke="var(--sand)" stroke-width="11" opacity=".5"/>' +
  '<circle r="36" fill="var(--night)"/>' +
  '<circle r="32" fill="none" stroke="var(--lagoon)" stroke-width="1.5" stroke-dasharray="2 3"/></svg>';
