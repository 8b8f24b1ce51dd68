import { enter } from '@tasovka/protocol';
import { lateSocket } from './lateSocket.ts';
import { must, type Place, type Player, until } from './place.ts';
import { isOver, viewOf } from './play.ts';

export interface Runner {
  readonly rtt: number;
  readonly jitter: number;
  /** How much earlier than true this client says it pressed. */
  readonly lie: number;
}

/** Reflexes of people: skewed, about 350 ms, the same for everybody. */
const reflexMs = (): number => 180 + 170 * Math.exp((Math.random() + Math.random() + Math.random() - 1.5) * 0.9);

/** Two runners race in a room of their own; wins by runner. */
async function duel(place: Place, kind: string, runners: readonly [Runner, Runner], races: number): Promise<number[]> {
  const host = await enter.create(place.http, { game: 'reflex', name: 'Раз', face: 'a' });
  const guest = await enter.join(place.http, host.code, { name: 'Два', face: 'b' });
  const players: Player[] = [];
  for (const [i, entered] of [host, guest].entries()) players.push(await run(place, entered, runners[i] as Runner));
  const [first, second] = players as [Player, Player];
  await must(first.connection.table({ kind: 'choose', game: 'reflex', options: { kind, races } }));
  await must(second.connection.table({ kind: 'ready', ready: true }));
  await must(first.connection.table({ kind: 'start' }));
  await until(() => isOver(first.connection), 'the last race', races * 6000 + 10_000);
  const wins = viewOf(first.connection).wins as number[];
  for (const { connection } of players) connection.close();
  return wins;
}

/** A device that presses whatever race is offered, a reflex after it has drawn it. */
async function run(place: Place, entered: Player['entered'], { rtt, jitter, lie }: Runner): Promise<Player> {
  let answered = -1;
  const player: Player = await place.player(entered, {
    WebSocket: lateSocket(rtt, jitter),
    on: {
      shown(shown) {
        const offer = shown.match?.offers[0];
        const race = Number((shown.match?.view.race as number | undefined) ?? -1);
        if (!offer || answered === race) return;
        answered = race;
        const drawn = performance.now();
        setTimeout(() => {
          const ms = performance.now() - drawn;
          const slap = offer.type === 'slap' ? { ms: Math.max(0, ms - lie) } : {};
          const { clock } = player.connection;
          void player.connection.act({ type: offer.type as string, window: race, ...slap }, clock.now() - lie);
        }, reflexMs());
      },
    },
  });
  return player;
}

/** So many races, spread over rooms; the share of the second runner. */
export async function shareOfSecond(
  place: Place,
  kind: string,
  runners: readonly [Runner, Runner],
  races: number,
  rooms: number,
): Promise<number> {
  const duels = await Promise.all(
    Array.from({ length: rooms }, () => duel(place, kind, runners, Math.ceil(races / rooms))),
  );
  const [first, second] = duels.reduce(([a, b], [x, y]) => [a! + x!, b! + y!], [0, 0]) as [number, number];
  return second / (first + second);
}
