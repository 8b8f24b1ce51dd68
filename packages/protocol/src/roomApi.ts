import type { JsonObject } from '@tasovka/kernel';
import type { Book } from './book.ts';
import type {
  HttpProblem,
  MatchResults,
  NewGuest,
  NewRoom,
  PackCode,
  PackView,
  PublicAddress,
  RoomSummary,
  SeatCredentials,
  SeatLink,
  SharedPack,
  WholePack,
} from './messages.ts';
import type { PushState, PushSubscriber } from './push.ts';
import type {
  DealView,
  Eyes,
  NewReport,
  PlayOn,
  RecordingAccess,
  RecordingList,
  Replay,
  ReportList,
} from './recording.ts';

/** An HTTP call that failed, with the server's reason. */
export class ApiError extends Error {
  readonly problem: HttpProblem;

  constructor(problem: HttpProblem) {
    super(problem.reason);
    this.problem = problem;
  }
}

type Headers = Readonly<Record<string, string>>;

async function call<T>(
  method: 'GET' | 'POST' | 'DELETE',
  url: string,
  body?: unknown,
  token?: string,
  headers: Headers = {},
): Promise<T> {
  const response = await fetch(url, {
    method,
    headers: {
      ...headers,
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

const ofReplay = (base: string, id: string): string => `${base}/api/replays/${encodeURIComponent(id)}`;
const ofDeal = (base: string, deal: string): string => `${base}/api/deals/${encodeURIComponent(deal)}`;

/** The HTTP calls; `base` is the server's address, empty for the page's own. */
export const roomApi = {
  create: (base: string, room: NewRoom): Promise<SeatCredentials> => call('POST', `${base}/api/rooms`, room),
  join: (base: string, code: string, guest: NewGuest, headers?: Headers): Promise<SeatCredentials> =>
    call('POST', `${ofRoom(base, code)}/guests`, guest, undefined, headers),
  address: (base: string): Promise<PublicAddress> => call('GET', `${base}/api/address`),
  summary: (base: string, code: string): Promise<RoomSummary> => call('GET', ofRoom(base, code)),
  /** Deletes the room with everything of it, for all (host). */
  remove: (base: string, code: string, token: string): Promise<void> =>
    call('DELETE', ofRoom(base, code), undefined, token),
  /** `carries`: what the old device gives the new one, besides the seat. */
  link: (base: string, code: string, token: string, carries?: string): Promise<SeatLink> =>
    call('POST', `${ofRoom(base, code)}/link`, carries === undefined ? undefined : { carries }, token),
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
  /** Puts a pack on the server's shelf, for anybody with its code. */
  sharePack: (base: string, shared: SharedPack): Promise<PackCode> => call('POST', `${base}/api/packs`, shared),
  sharedPack: (base: string, code: string): Promise<SharedPack> =>
    call('GET', `${base}/api/packs/${encodeURIComponent(code)}`),
  results: (base: string, code: string, token: string): Promise<MatchResults> =>
    call('GET', `${ofRoom(base, code)}/results`, undefined, token),
  book: (base: string, code: string, token: string): Promise<Book> =>
    call('GET', `${ofRoom(base, code)}/book`, undefined, token),
  /** Whether the table wants ratings (host). */
  setRatings: (base: string, code: string, token: string, ratings: boolean): Promise<void> =>
    call('POST', `${ofRoom(base, code)}/book`, { ratings }, token),
  /** Whoever asks is forgotten: in the book, in results and in replays. */
  forgetMe: (base: string, code: string, token: string): Promise<void> =>
    call('DELETE', `${ofRoom(base, code)}/book`, undefined, token),
  pushState: (base: string, code: string, token: string): Promise<PushState> =>
    call('GET', `${ofRoom(base, code)}/push`, undefined, token),
  /** This device is told that the table gathers, in place of the one that was. */
  subscribe: (base: string, code: string, token: string, subscriber: PushSubscriber): Promise<void> =>
    call('POST', `${ofRoom(base, code)}/push`, subscriber, token),
  unsubscribe: (base: string, code: string, token: string): Promise<void> =>
    call('DELETE', `${ofRoom(base, code)}/push`, undefined, token),
  recordings: (base: string, code: string, token: string): Promise<RecordingList> =>
    call('GET', `${ofRoom(base, code)}/recordings`, undefined, token),
  /** A match as one viewer was told it: through one's own eyes where none are named. */
  replay: (base: string, id: string, eyes?: Eyes, token?: string, hidesNames = false): Promise<Replay> => {
    const query = new URLSearchParams({
      ...(eyes !== undefined && { eyes: `${eyes}` }),
      ...(hidesNames && { names: 'hidden' }),
    });
    return call('GET', `${ofReplay(base, id)}?${query}`, undefined, token);
  },
  /** Who may see everything of it from now on (host). */
  openReplay: (base: string, id: string, access: RecordingAccess, token: string): Promise<void> =>
    call('POST', `${ofReplay(base, id)}/access`, { access }, token),
  playOn: (base: string, code: string, token: string, from: PlayOn): Promise<SeatCredentials> =>
    call('POST', `${ofRoom(base, code)}/play-on`, from, token),
  /** `room`: the table one has a seat at, which may have played it. */
  deal: (base: string, deal: string, room?: string, token?: string): Promise<DealView> =>
    call('GET', `${ofDeal(base, deal)}${room === undefined ? '' : `?room=${room}`}`, undefined, token),
  playDeal: (base: string, deal: string, guest: NewGuest): Promise<SeatCredentials> =>
    call('POST', ofDeal(base, deal), guest),
  report: (base: string, code: string, token: string, report: NewReport): Promise<void> =>
    call('POST', `${ofRoom(base, code)}/reports`, report, token),
  reports: (base: string, code: string, token: string): Promise<ReportList> =>
    call('GET', `${ofRoom(base, code)}/reports`, undefined, token),
  /** A report as a scenario (host). */
  scenario: (base: string, code: string, id: string, token: string): Promise<{ readonly scenario: JsonObject }> =>
    call('GET', `${ofRoom(base, code)}/reports/${encodeURIComponent(id)}`, undefined, token),
};
