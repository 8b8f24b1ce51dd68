import { loadWords } from '@tasovka/games';
import type { Cast, GameEvent } from '@tasovka/kernel';
import { expect, it } from 'vitest';
import { Telling } from '../src/table/telling.ts';

const names = ['Маша', 'Петя'];
const seated: Cast = { me: null, name: (seat) => names[seat] ?? '?' };
const lobby: Cast = { me: null, name: () => '?' };
const swintus = await loadWords('swintus', 'ru', null);
const lol = await loadWords('lol', 'ru', null);
const laid = (): GameEvent => ({ type: 'laid', seat: 0, card: 'polisvin', window: 1 });

it('keeps a story as it was told when another game comes to the table and the chairs are empty', () => {
  const telling = new Telling();
  const event = laid();
  telling.number([event]);
  telling.keep([event], swintus, seated);
  expect(telling.tell(event, lol, lobby)).toBe('Маша кладёт Полисвина.');
  // The picture of the lobby comes again and again.
  telling.keep([event], null, lobby);
  expect(telling.tell(event, lol, lobby)).toBe('Маша кладёт Полисвина.');
});

it('says nothing of what happened in a match that it never saw', () => {
  const telling = new Telling();
  const event = laid();
  telling.number([event]);
  telling.keep([event], null, lobby);
  expect(telling.tell(event, lol, lobby)).toBeNull();
});

it('tells the same otherwise each time, alike on every device, and never anew', () => {
  const devices = [new Telling(), new Telling()].map((telling) => {
    const events = Array.from({ length: 9 }, laid);
    for (const event of events) telling.number([event, { type: 'slapped', seat: 1, ms: 300 }]);
    const told = events.map((event) => telling.tell(event, swintus, seated));
    expect(events.map((event) => telling.tell(event, swintus, seated))).toEqual(told);
    return told;
  });
  expect(devices[0]).toEqual(devices[1]);
  for (const [i, line] of (devices[0] ?? []).entries()) expect(line).not.toBe(devices[0]?.[i + 1]);
});

it('agrees with the others from the next round on, whenever it came', () => {
  const settled: GameEvent = { type: 'settled', round: 3 };
  const [early, late] = [new Telling(), new Telling()];
  early.number([laid(), laid(), { ...settled }]);
  late.number([{ ...settled }]);
  const event = laid();
  for (const telling of [early, late]) telling.number([event]);
  expect(late.tell(event, swintus, seated)).toBe(early.tell(event, swintus, seated));
});
