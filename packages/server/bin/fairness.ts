import { type Device, type RaceKind, shareOfSecond } from '../kit/races.ts';
import {
  answersFitfully,
  answersLate,
  type Cheat,
  fakesClock,
  honest,
  saysEarlier,
  seemsFar,
} from '../kit/simulation/cheats.ts';

/**
 * How often a slow player of equal reflexes wins, honest or cheating, with fair order and without it:
 *   fairness.ts [races] [slap|intercept|catch]
 */
const races = Number(process.argv[2] ?? 1000);
const kinds = (['slap', 'intercept', 'catch'] as const).filter((kind) => (process.argv[3] ?? kind) === kind);
const near: Device = { rtt: 20, jitter: 30, cheat: honest };
const far: Device = { rtt: 200, jitter: 30, cheat: honest };

let unfair = 0;
async function row(
  name: string,
  kind: RaceKind,
  devices: readonly [Device, Device],
  fits: (share: number) => boolean,
  { fair = true, often = races, inCall = false } = {},
): Promise<void> {
  const share = await shareOfSecond(kind, devices, often, { fair, inCall, seed: `${kind} ${name}` });
  const ok = fits(share);
  if (!ok) unfair++;
  console.log(`${kind.padEnd(10)}${name.padEnd(94)}${(share * 100).toFixed(1).padStart(6)} %${ok ? '' : '  NOT FAIR'}`);
}

const even = (share: number): boolean => share >= 0.45 && share <= 0.55;
/** A cheat may lose by it. */
const gainsLittle = (share: number): boolean => share <= 0.55;
const whatever = (): boolean => true;
const cheats: readonly Cheat[] = [
  ...[10, 30, 150].map(saysEarlier),
  fakesClock(100),
  answersLate(200),
  answersFitfully(200),
];
/** What only the client's operating system could tell from distance: docs/protocol.md names it as a limit. */
const notPrevented: readonly Cheat[] = [40, 100, 200].map(seemsFar);

/** Cheats gain little, and it takes more races to tell it from luck. */
const sharper = races * 3;

console.log(`${races} races each, ${sharper} with a cheat; how many the second wins`);
for (const kind of kinds) {
  await row('20 ms against 200 ms', kind, [near, far], even);
  await row('20 ms against 200 ms, both in a call', kind, [near, far], even, { inCall: true });
  await row('20 ms against 200 ms, fairness switched off', kind, [near, far], whatever, { fair: false });
  for (const cheat of cheats) {
    await row(`200 ms against 20 ms, who ${cheat.name}`, kind, [far, { ...near, cheat }], gainsLittle, {
      often: sharper,
    });
    await row(`20 ms against 200 ms, who ${cheat.name}`, kind, [near, { ...far, cheat }], gainsLittle, {
      often: sharper,
    });
  }
  for (const cheat of notPrevented) {
    await row(`200 ms against 20 ms, who ${cheat.name} (not prevented)`, kind, [far, { ...near, cheat }], whatever);
    await row(`20 ms against 20 ms, who ${cheat.name} (not prevented)`, kind, [near, { ...near, cheat }], whatever);
  }
}
console.log(unfair === 0 ? 'all fair but what is not prevented' : `${unfair} not fair`);
process.exit(unfair === 0 ? 0 : 1);
