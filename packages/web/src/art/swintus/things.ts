import { INK, PAPER, WHITE } from '../common/palette.ts';
import { at, type Drawing, flat, inked, line, oval, shape, star } from '../common/pen.ts';

const WOOD = '#C98A4B';
export const GOLD = '#F2A516';
export const RED = '#D7344A';

/** One thing per rule of good manners, about 84 high; the same drawing is the small sign on the card and beside whoever broke the rule. */
export const THINGS = {
  chair:
    shape('M-30-42C-14-48 14-48 30-42L26 2H-26Z', WOOD) +
    line('M-10-42L-8 0M10-42L8 0') +
    shape('M-34 2C-12-4 12-4 34 2L32 14H-32Z', RED) +
    line('M-27 16L-31 44M27 16L31 44'),
  board: shape('M-42-32L42-36 44 30-40 34Z', '#2F5D50') + line('M-27-16H28M-27-2H27M-26 12H8', 6, WHITE),
  stopwatch:
    shape('M-7-42H9V-28H-7Z', GOLD) +
    line('M26-32L34-24') +
    oval(1, 6, 35, 35, WHITE) +
    flat('M1 6V-21A27 27 0 0 1 28 6Z', RED) +
    line('M1 6L1-14M1 6L14 12'),
  table:
    line('M-28 2V40M28 2V40', 14) +
    shape('M-46-14C-16-20 16-20 46-14L42 6C16 2-16 2-42 6Z', WOOD) +
    shape('M-15-19C-19-34-10-44 1-44S21-34 17-19Z', '#F2A9A0') +
    line('M1-20V-28') +
    line('M-20-46L20-18M20-46L-20-18', 8, RED),
  badge:
    line('M-14-44L0-28 14-44') +
    shape('M-42-28H42V34H-42Z', WHITE) +
    flat('M-42-28H42V-8H-42Z', '#2F6FD0') +
    line('M-42-28H42V34H-42Z') +
    line('M-26 14C-18 4-12 22-4 12S12 4 24 14') +
    line('M-36 38L36-34', 8, RED),
  eye: line('M-40-6C-24 24 24 24 40-6M-32 10L-42 22M-12 20L-16 34M12 20L16 34M32 10L42 22', 9),
  shield:
    shape('M0-44C14-34 28-30 40-30 42 6 28 32 0 46-28 32-42 6-40-30-28-30-14-34 0-44Z', '#2F6FD0') +
    flat('M0-34V35C20 24 32 4 31-22 20-23 10-28 0-34Z', '#7FB0F5') +
    line('M-16 0L-4 14 18-14', 9, WHITE),
  question:
    line('M-20-20C-22-46 24-48 22-18 20 0 0-2 0 18M0 38V39', 26) +
    line('M-20-20C-22-46 24-48 22-18 20 0 0-2 0 18M0 38V39', 13, PAPER),
  shuriken: shape(star(0, 0, 4, 46, 15), '#C8D3DC') + oval(0, 0, 8, 8, INK),
} satisfies Record<string, Drawing>;

export type Thing = keyof typeof THINGS;

/** A thing on a paper badge, 50 across. */
export const signOf = (thing: Thing): Drawing => oval(0, 2, 25, 25, PAPER) + at(0, 2, inked(THINGS[thing], 8), 0, 0.36);

/** What somebody did, by the thing on the card that it calls for. */
const CALLS_FOR: Readonly<Record<string, Thing>> = {
  left: 'chair',
  broke: 'board',
  dawdled: 'stopwatch',
  hand: 'table',
  named: 'badge',
  winked: 'eye',
  answered: 'question',
  intercepted: 'shuriken',
};

export const calledFor = (act: string): Thing => CALLS_FOR[act] ?? 'board';
