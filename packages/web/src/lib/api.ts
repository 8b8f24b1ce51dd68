import { CallFailed, type Entered, enter } from '@tasovka/protocol';
import { keepSeat, me } from './me.ts';

const myself = (): { name: string; face: string } => ({ name: me.name.value.trim(), face: me.face.value });

function keep(entered: Entered, game: string): Entered {
  keepSeat(entered.code, { token: entered.token, guest: entered.guest, game, at: Date.now() });
  return entered;
}

export const createTable = async (game: string): Promise<Entered> =>
  keep(await enter.create('', { game, ...myself() }), game);

export const enterTable = async (code: string, game: string, watching = false): Promise<Entered> =>
  keep(await enter.join('', code, { ...myself(), watching }), game);

type Summary = ReturnType<typeof enter.summary>;
const ahead = new Map<string, Summary>();

/** Asks before the screen is there that wants to know. */
export function lookAhead(code: string): void {
  const summary = enter.summary('', code);
  // Told to whoever looks at the table; until then it is nobody's failure.
  summary.catch(() => undefined);
  ahead.set(code, summary);
}

export function lookAtTable(code: string): Summary {
  const known = ahead.get(code);
  ahead.delete(code);
  return known ?? enter.summary('', code);
}

export const whyFailed = (error: unknown): string =>
  error instanceof CallFailed ? error.problem.reason : 'unavailable';
