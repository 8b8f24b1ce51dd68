import type { RoomInputs } from '../inbox/roomInputs.ts';

/**
 * Where more sit in the lobby than can play, bots leave their chairs to people, the last one first. On the podium and in
 * a match they stay where they are: they are part of it.
 */
export function makeRoom(inputs: RoomInputs, newcomer?: string): void {
  const { table } = inputs.state;
  const { host } = table.data;
  if (table.match !== null || host === null) return;
  const heir = newcomer ?? table.players.findLast(({ bot }) => bot === null)?.id;
  for (const { id } of table.surplusBots.reverse()) {
    inputs.appendTableInput({ kind: 'leave', id, by: host, ...(heir !== undefined && { for: heir }) });
  }
}
