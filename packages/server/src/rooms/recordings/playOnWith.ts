import type { PlayedOn, TableRefusal } from '@tasovka/kernel';
import type { RoomInputs } from '../inbox/roomInputs.ts';
import { newBot } from '../inbox/tableRequests.ts';

/** A moment of a match without the people who are to play it on. */
export type DealtAgain = Omit<PlayedOn, 'seated'> & { readonly seats: number };

/** Whoever is no longer at the table has a bot in their place. */
export function playOnWith(
  { inputs }: { readonly inputs: RoomInputs },
  { seats, ...from }: DealtAgain,
  people: readonly (string | null)[],
  host: string,
): TableRefusal | null {
  const { table } = inputs.state;
  if (table.playing) return { reason: 'playing' };
  const seated: string[] = [];
  for (let seat = 0; seat < seats; seat++) {
    const known = people[seat] ?? null;
    if (known !== null && table.guest(known)) seated.push(known);
    else {
      const bot = newBot('solid', table.data, host);
      const refusal = inputs.appendTableInput(bot);
      if (refusal) return refusal;
      if (bot.kind === 'join') seated.push(bot.id);
    }
  }
  return inputs.appendTableInput({ kind: 'start', seed: '', by: host, from: { ...from, seated } });
}
