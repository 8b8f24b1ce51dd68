import { expect, test } from 'vitest';
import { spyfall } from '../src/index.ts';
import { everybodyWasCaptain, nextCaptains } from '../src/team/rotation.ts';

/** The captains of a whole match, round by round. */
function captainsOf(seats: number, twice: boolean, dealer: number): (readonly [number, number])[] {
  const rounds: (readonly [number, number])[] = [];
  while (!everybodyWasCaptain(rounds.flat(), seats, twice)) {
    rounds.push(nextCaptains(rounds.flat(), (dealer + rounds.length) % seats, seats));
  }
  return rounds;
}

test.each([7, 8, 9, 10])('SP-56: %i players are all captain once or twice, in as many rounds as promised', (seats) => {
  for (const twice of [false, true]) {
    const options = spyfall.options({ variant: 'team', captainTwice: twice }, seats);
    for (let dealer = 0; dealer < seats; dealer++) {
      const rounds = captainsOf(seats, twice, dealer);
      expect(options).toMatchObject({ ok: true, value: { rounds: rounds.length } });
      for (const [one, two] of rounds) expect(one).not.toBe(two);
      const turns = Array.from({ length: seats }, (_, seat) => rounds.flat().filter((one) => one === seat).length);
      expect(turns.filter((times) => times > (twice ? 2 : 1)).length).toBe(!twice && seats % 2 === 1 ? 1 : 0);
    }
  }
});

test('SP-56: the pairs of seven, and who keeps the last one company', () => {
  expect(captainsOf(7, false, 6)).toEqual([
    [0, 1],
    [2, 3],
    [4, 5],
    [6, 0],
  ]);
});
