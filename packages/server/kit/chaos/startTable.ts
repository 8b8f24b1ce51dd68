import { roomApi } from '@tasovka/protocol';
import { RecordingPlayer } from '../recordingPlayer.ts';

/** Tables of all games with short matches, so that many begin and end while things go wrong. */
const tables = [
  { game: 'swintus', people: 3, options: { turnMs: 2000, target: 5 } },
  { game: 'lol', people: 2, options: { turnMs: 2000, mode: 'blitz' } },
  { game: 'spyfall', people: 3, options: { roundMs: 4000, voteMs: 800, rounds: 2 } },
] as const;

const paceMs = 40;
const step = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5));

/** A room with its people, who play from now on. */
export async function startTable(http: string, i: number): Promise<RecordingPlayer[]> {
  const { game, people, options } = tables[i % tables.length] as (typeof tables)[number];
  const first = await roomApi.create(http, { game, name: `Раз ${i}`, face: 'a' });
  const players = [new RecordingPlayer(http, first, paceMs)];
  for (let n = 1; n < people; n++) {
    const guest = await roomApi.join(http, first.code, { name: `Гость ${n}`, face: 'b' });
    players.push(new RecordingPlayer(http, guest, paceMs));
  }
  while (players.some(({ connection }) => connection.status !== 'open')) await step();
  const [host, ...guests] = players as [RecordingPlayer, ...RecordingPlayer[]];
  await host.connection.table({ kind: 'choose', game, options });
  for (const guest of guests) await guest.connection.table({ kind: 'ready', ready: true });
  const started = await host.connection.table({ kind: 'start' });
  if (started.t !== 'done') throw new Error(`${game} did not start: ${JSON.stringify(started)}`);
  return players;
}
