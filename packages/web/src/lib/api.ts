import { ApiError, type NewGuest, roomApi, type SeatCredentials } from '@tasovka/protocol';
import { keepSeat, me } from './me.ts';

const myself = (): NewGuest => ({
  name: me.name.value.trim(),
  face: me.face.value,
  device: me.device.value,
});

function keep(entered: SeatCredentials, game: string): SeatCredentials {
  keepSeat(entered.code, { token: entered.token, guest: entered.guest, game, at: Date.now() });
  return entered;
}

export const createTable = async (game: string): Promise<SeatCredentials> =>
  keep(await roomApi.create('', { game, ...myself() }), game);

export const enterTable = async (code: string, game: string, watching = false): Promise<SeatCredentials> =>
  keep(await roomApi.join('', code, { ...myself(), watching }), game);

type Summary = ReturnType<typeof roomApi.summary>;
const ahead = new Map<string, Summary>();

/** Asks before the screen is there that wants to know. */
export function lookAhead(code: string): void {
  const summary = roomApi.summary('', code);
  // Told to whoever looks at the table; until then it is nobody's failure.
  summary.catch(() => undefined);
  ahead.set(code, summary);
}

export function lookAtTable(code: string): Summary {
  const known = ahead.get(code);
  ahead.delete(code);
  return known ?? roomApi.summary('', code);
}

export const whyFailed = (error: unknown): string => (error instanceof ApiError ? error.problem.reason : 'unavailable');
