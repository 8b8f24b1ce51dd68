import { INK_VARIABLES } from './inks.ts';
import { PAPER_EDGE } from './paper.ts';

const EYE = 'M-13 0Q0 10 13 0M-9 4L-12 9M-3 6L-4 11M3 6L4 11M9 4L12 9';

/** Shut eyes all over it, in rows that are shifted by half a step. */
const eyes = Array.from({ length: 7 }, (_, row) =>
  Array.from(
    { length: 8 },
    (_eye, column) => `<path d="${EYE}" transform="translate(${column * 50 + (row % 2) * 25 - 8} ${row * 36 + 14})"/>`,
  ).join(''),
).join('');

/** SP-40: the card that nobody holds, as it lies on the table: its back, which says nothing. */
export const drawDarkCard = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 350 250" style="${INK_VARIABLES}">` +
  '<clipPath id="print"><rect x="15" y="15" width="320" height="220"/></clipPath>' +
  `<path d="${PAPER_EDGE}" fill="var(--paper)"/>` +
  '<g clip-path="url(#print)"><path d="M15 15H335V235H15Z" fill="var(--night)"/>' +
  `<g transform="translate(15 15)" fill="none" stroke="var(--lagoon)" stroke-width="3.5" stroke-linecap="round" opacity=".7">${eyes}</g></g>` +
  '<path d="M27 27H323V223H27Z" fill="none" stroke="var(--butter)" stroke-width="3"/>' +
  '<circle cx="175" cy="125" r="66" fill="var(--paper)"/><circle cx="175" cy="125" r="60" fill="var(--plum)"/>' +
  '<circle cx="175" cy="125" r="51" fill="none" stroke="var(--butter)" stroke-width="3" stroke-dasharray="3 6"/>' +
  '<path d="M175 92a19 19 0 0 1 10.500 34.800L193 158H157L164.500 126.800A19 19 0 0 1 175 92Z" fill="var(--butter)"/></svg>';
