import type {
  HttpProblem,
  MatchResults,
  NewGuest,
  NewRoom,
  PackView,
  PublicAddress,
  RoomSummary,
  SeatCredentials,
  SeatLink,
  WholePack,
} from './messages.ts';

/** An HTTP call that failed, with the server's reason. */
export class ApiError extends Error {
  readonly problem: HttpProblem;

  constructor(problem: HttpProblem) {
    super(problem.reason);
    this.problem = problem;
  }
}

async function call<T>(method: 'GET' | 'POST' | 'DELETE', url: string, body?: unknown, token?: string): Promise<T> {
  const response = await fetch(url, {
    method,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  }).catch(() => {
    throw new ApiError({ reason: 'unavailable' });
  });
  const answer: unknown = await response.json().catch(() => ({ reason: 'unavailable' }));
  // The server is ours: what it answers is not checked again.
  if (!response.ok) throw new ApiError(answer as HttpProblem);
  return answer as T;
}

const ofRoom = (base: string, code: string): string => `${base}/api/rooms/${encodeURIComponent(code)}`;

/** The HTTP calls; `base` is the server's address, empty for the page's own. */
export const roomApi = {
  create: (base: string, room: NewRoom): Promise<SeatCredentials> => call('POST', `${base}/api/rooms`, room),
  join: (base: string, code: string, guest: NewGuest): Promise<SeatCredentials> =>
    call('POST', `${ofRoom(base, code)}/guests`, guest),
  address: (base: string): Promise<PublicAddress> => call('GET', `${base}/api/address`),
  summary: (base: string, code: string): Promise<RoomSummary> => call('GET', ofRoom(base, code)),
  /** Deletes the room with everything of it, for all (host). */
  remove: (base: string, code: string, token: string): Promise<void> =>
    call('DELETE', ofRoom(base, code), undefined, token),
  link: (base: string, code: string, token: string): Promise<SeatLink> =>
    call('POST', `${ofRoom(base, code)}/link`, undefined, token),
  redeem: (base: string, link: string): Promise<SeatCredentials> =>
    call('POST', `${base}/api/links/${encodeURIComponent(link)}`),
  /** Plays with things of one's own from now on (host). */
  bringPack: (base: string, code: string, token: string, pack: unknown): Promise<PackView> =>
    call('POST', `${ofRoom(base, code)}/pack`, pack, token),
  /** Back to the things of the box (host). */
  dropPack: (base: string, code: string, token: string): Promise<void> =>
    call('DELETE', `${ofRoom(base, code)}/pack`, undefined, token),
  pack: (base: string, code: string, token: string): Promise<WholePack> =>
    call('GET', `${ofRoom(base, code)}/pack`, undefined, token),
  results: (base: string, code: string, token: string): Promise<MatchResults> =>
    call('GET', `${ofRoom(base, code)}/results`, undefined, token),
};
