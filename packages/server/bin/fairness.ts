import { Place } from '../kit/place.ts';
import { type Runner, shareOfSecond } from '../kit/races.ts';
import { reflex } from '../kit/reflex.ts';

/** How often a slow player of equal reflexes wins, honest or lying, with the photo finish and without it. */
const races = Number(process.argv[2] ?? 1000);
const rooms = Math.min(100, Math.ceil(races / 10));
const near: Runner = { rtt: 20, jitter: 30, lie: 0 };
const far: Runner = { rtt: 200, jitter: 30, lie: 0 };

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
let bad = false;

async function row(
  name: string,
  kind: string,
  runners: readonly [Runner, Runner],
  fair: boolean,
  fits: (share: number) => boolean,
) {
  const place = await new Place({ fair }, { reflex }).open();
  const share = await shareOfSecond(place, kind, runners, races, rooms);
  await place.clear();
  const ok = fits(share);
  bad ||= !ok;
  console.log(`${kind.padEnd(10)} ${name.padEnd(44)} ${percent(share).padStart(8)} ${ok ? '' : '  NOT FAIR'}`);
}

const even = (share: number): boolean => share >= 0.45 && share <= 0.55;
console.log(`${races} races each; how many the second wins`);
for (const kind of ['slap', 'intercept', 'catch']) {
  await row('20 ms against 200 ms', kind, [near, far], true, even);
  await row('the same, fairness switched off', kind, [near, far], false, () => true);
  for (const lie of [30, 150]) {
    await row(
      `200 ms against 20 ms, who lies by ${lie} ms`,
      kind,
      [far, { ...near, lie }],
      true,
      (share) => share <= 0.55,
    );
    await row(
      `20 ms against 200 ms, who lies by ${lie} ms`,
      kind,
      [near, { ...far, lie }],
      true,
      (share) => share <= 0.55,
    );
  }
}
process.exit(bad ? 1 : 0);
