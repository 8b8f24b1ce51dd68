import { Chance } from '@tasovka/kernel';
import { attackOnce } from '../kit/hostile/attackers.ts';
import type { HostileSeat } from '../kit/hostile/requests.ts';

/** What `fuzz.ts` starts beside itself, so that attackers do not delay the players whose answers are timed. */
export interface AttackOrder {
  readonly port: number;
  readonly seats: HostileSeat[];
  readonly inputs: number;
  readonly perSecond: number;
  readonly seed: string;
}

const order: AttackOrder = JSON.parse(process.argv[2] ?? '');
const { port, seats, inputs, perSecond } = order;
const chance = Chance.seeded(order.seed);
Math.random = () => chance.below(2 ** 32) / 2 ** 32;

let count = 0;
const began = performance.now();
async function sent(more: number): Promise<void> {
  count += more;
  const early = (count / perSecond) * 1000 - (performance.now() - began);
  await new Promise((resolve) => setTimeout(resolve, Math.max(0, early)));
}

/** Every attacker has an address of its own on this machine, and with it the allowances of an address. */
async function attacker(i: number): Promise<void> {
  while (count < inputs) await attackOnce({ port, from: `127.1.${i}.1`, seats, sent });
}

const report = setInterval(() => process.send?.(count), 1000);
await Promise.all(Array.from({ length: 50 }, (_, i) => attacker(i)));
clearInterval(report);
process.send?.(count);
process.disconnect?.();
