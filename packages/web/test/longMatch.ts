import { Chance } from '@tasovka/kernel';
import { connect, roomApi, type SeatCredentials } from '@tasovka/protocol';
import { anyMove } from '@tasovka/server/kit';

export interface LongMatch {
  readonly seat: SeatCredentials;
  /** Its recording. */
  readonly id: string;
  readonly moments: number;
}

/** All sets, and a goal that four need about a thousand moves for: as many as people make in forty minutes. */
const options = { sets: ['etiquette', 'zombie', 'moles'], mistakes: 'prevented', target: 15, turnMs: 0, lookMs: 0 };
const atLeast = 700;

/** «Свинтус» with everything in the box, played by bots as fast as they can, and recorded. */
export async function playLongMatch(base: string): Promise<LongMatch> {
  const seat = await roomApi.create(base, { game: 'swintus', name: 'Маша', face: 'queen' });
  const connection = connect({ url: `${base.replace('http', 'ws')}/socket`, room: seat.code, token: seat.token });
  const until = async (what: () => boolean): Promise<void> => {
    while (!what()) await new Promise((later) => setTimeout(later, 20));
  };
  await until(() => connection.status === 'open');
  await connection.table({ kind: 'choose', game: 'swintus', options });
  for (const level of ['solid', 'solid', 'solid'] as const) await connection.table({ kind: 'bot', level });
  const chance = Chance.seeded('a long evening');
  for (let played = 0; played < atLeast; ) {
    await connection.table({ kind: 'start' });
    const late = Date.now() + 120_000;
    for (let isOver = false; !isOver && Date.now() < late; ) {
      await new Promise((later) => setTimeout(later, 5));
      const match = connection.view?.match;
      isOver = match?.view.over === true;
      const decision = match ? anyMove(match.offers, 'solid', chance) : null;
      if (decision && !isOver) await connection.act(decision.action);
    }
    const { recordings } = await roomApi.recordings(base, seat.code, seat.token);
    played = recordings[0]?.moments ?? 0;
    if (played >= atLeast) {
      connection.close();
      return { seat, id: recordings[0]?.id ?? '', moments: played };
    }
  }
  throw new Error('no match was long enough');
}
