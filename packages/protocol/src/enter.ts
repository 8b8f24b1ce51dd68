import type { Entered, HttpProblem, NewGuest, NewRoom, RoomSummary, SeatLink } from './messages.ts';

/** An HTTP call that did not work out, with the server's reason. */
export class CallFailed extends Error {
  readonly problem: HttpProblem;

  constructor(problem: HttpProblem) {
    super(problem.reason);
    this.problem = problem;
  }
}

async function call<T>(method: 'GET' | 'POST', url: string, body?: unknown, token?: string): Promise<T> {
  const response = await fetch(url, {
    method,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  }).catch(() => {
    throw new CallFailed({ reason: 'unavailable' });
  });
  const answer: unknown = await response.json().catch(() => ({ reason: 'unavailable' }));
  if (!response.ok) throw new CallFailed(answer as HttpProblem);
  return answer as T;
}

/** The HTTP calls; `base` is the server's address, empty for the page's own. */
export const enter = {
  create: (base: string, room: NewRoom): Promise<Entered> => call('POST', `${base}/api/rooms`, room),
  join: (base: string, code: string, guest: NewGuest): Promise<Entered> =>
    call('POST', `${base}/api/rooms/${encodeURIComponent(code)}/guests`, guest),
  summary: (base: string, code: string): Promise<RoomSummary> =>
    call('GET', `${base}/api/rooms/${encodeURIComponent(code)}`),
  link: (base: string, code: string, token: string): Promise<SeatLink> =>
    call('POST', `${base}/api/rooms/${encodeURIComponent(code)}/link`, undefined, token),
  redeem: (base: string, link: string): Promise<Entered> =>
    call('POST', `${base}/api/links/${encodeURIComponent(link)}`),
};
