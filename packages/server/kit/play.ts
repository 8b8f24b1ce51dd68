import { Chance, type JsonObject } from '@tasovka/kernel';
import type { RoomConnection } from '@tasovka/protocol';
import { anyMove } from '../src/bots/randomBot.ts';
import { type Player, until } from './testServer.ts';

export const viewOf = (connection: RoomConnection): JsonObject => connection.view?.match?.view ?? {};
export const isOver = (connection: RoomConnection): boolean => viewOf(connection).over === true;

/** Plays a seat at once with whatever is offered, until the match is over. */
export function autoplay({ connection }: Player, seed: string): { moves: number; stop(): void } {
  const chance = Chance.seeded(seed);
  const progress = { moves: 0, stop: () => clearInterval(timer) };
  let asking = false;
  const move = async (): Promise<void> => {
    const match = connection.view?.match;
    if (asking || !match || match.seat === null || isOver(connection)) return;
    const decision = anyMove(match.offers, 'solid', chance);
    if (!decision) return;
    asking = true;
    const answer = await connection.act(decision.action);
    asking = false;
    if (answer.t === 'done') progress.moves++;
  };
  const timer = setInterval(() => void move(), 2);
  return progress;
}

/** All play until the match is over for everybody. */
export async function playOut(players: readonly Player[], ms = 50_000): Promise<void> {
  const all = players.map((player, i) => autoplay(player, `${player.seat.code}-${i}`));
  await until(() => players.every(({ connection }) => isOver(connection)), 'the end of the match', ms);
  for (const one of all) one.stop();
}
