import { expect, test } from 'vitest';
import { newsBetween, newsInWords } from '../src/table/tableNews.ts';
import { moments } from '../src/words/ru/moments.ts';
import { table } from './people.ts';

const before = table('swintus', 4, true);
const changed = (seat: number, change: object) => ({
  ...before,
  guests: before.guests.map((guest) => (guest.seat === seat ? { ...guest, ...change } : guest)),
});

test('who loses the connection, is sat in for and comes back is told by name', () => {
  const away = changed(1, { online: false });
  const satIn = changed(1, { online: false, satIn: true });
  expect(newsBetween(before, away, 'g0')).toEqual([{ what: 'lost', guest: 'g1', name: 'Костя' }]);
  expect(newsBetween(away, satIn, 'g0')).toEqual([{ what: 'satIn', guest: 'g1', name: 'Костя' }]);
  expect(newsBetween(satIn, before, 'g0')).toEqual([{ what: 'back', guest: 'g1', name: 'Костя' }]);
});

test('who opens a hand is told to all, and who looks into it to its holder', () => {
  const open = changed(0, { opensHand: true });
  const looked = {
    ...open,
    guests: open.guests.map((guest) => (guest.id === 'g2' ? { ...guest, looksOver: 'g0' } : guest)),
  };
  expect(newsBetween(before, open, 'g1')).toEqual([{ what: 'opened', guest: 'g0', name: 'Маша' }]);
  expect(newsBetween(before, open, 'g0')).toEqual([]);
  expect(newsBetween(open, looked, 'g0')).toEqual([{ what: 'looksOver', guest: 'g2', name: 'Лена' }]);
  expect(newsBetween(open, looked, 'g1')).toEqual([]);
});

test('nobody is told of themselves, of bots or of who only watches', () => {
  expect(newsBetween(before, changed(0, { online: false }), 'g0')).toEqual([]);
  expect(newsBetween(before, changed(3, { online: false }), 'g0')).toEqual([]);
  expect(newsBetween(before, changed(1, { online: false, seat: null }), 'g0')).toEqual([]);
});

test('another pace is told when all agree, and when somebody does not; the options of the next match are no news', () => {
  const asked = { ...before, pace: { times: { turnMs: 0 }, by: 'g1', agreed: ['g1'] } };
  const taken = { ...before, options: { turnMs: 0 } };
  expect(newsBetween(before, asked, 'g0')).toEqual([]);
  expect(newsBetween(asked, taken, 'g0')).toEqual([{ what: 'paceTaken' }]);
  expect(newsBetween(before, taken, 'g0')).toEqual([{ what: 'paceTaken' }]);
  expect(newsBetween(asked, before, 'g0')).toEqual([{ what: 'paceKept' }]);
  expect(newsBetween(asked, { ...taken, matches: 2 }, 'g0')).toEqual([]);
});

test('the host’s powers move in words, to others and to oneself', () => {
  const [toLena] = newsBetween(before, { ...before, host: 'g2' }, 'g0');
  const [toMe] = newsBetween({ ...before, host: 'g1' }, before, 'g0');
  expect(toLena && newsInWords(toLena, 'g0', moments.news)).toBe('Теперь хозяин стола — Лена.');
  expect(toMe && newsInWords(toMe, 'g0', moments.news)).toBe(moments.news.hostYou);
});
