import { allGames } from '@tasovka/games/all';
import {
  Chance,
  type EmittedEvent,
  type GameEvent,
  type JsonObject,
  Match,
  type Seat,
  seatsIn,
  seenBy,
  type Viewer,
} from '@tasovka/kernel';
import { choose } from '@tasovka/kernel/kit';
import type { RoomView } from '@tasovka/protocol';
import { names, table } from './people.ts';

/** A picture of the app in the making: what the server shows, what happened before, what is pressed then. */
export interface Moment {
  readonly shown: RoomView;
  /** What happened on the way here: the story, and the numbers of the podium. */
  readonly before?: readonly GameEvent[];
  /** What happens once the screen is there, with the picture after it. */
  readonly live?: readonly GameEvent[];
  /** What people say then. */
  readonly said?: readonly { readonly from: string; readonly text: string }[];
  /** The same for who has no seat; of a posed moment the television hides what it must. */
  readonly watched?: { readonly view: JsonObject } & Required<Pick<Moment, 'before' | 'live'>>;
  /** What is pressed one after another; the last may be held. */
  readonly press?: readonly string[];
  /** The server's answer to whatever is done. */
  readonly refusal?: { readonly reason: string; readonly rule: string };
  /** The connection breaks. */
  readonly lost?: true;
  /** What the server has to say about itself or the seat. */
  readonly notice?: 'restarting' | 'waiting-for-storage' | 'moved-device' | 'removed';
}

/** What one seat sees. */
export interface Seen {
  readonly view: JsonObject;
  readonly offers: readonly JsonObject[];
  readonly over: boolean;
  readonly events: readonly GameEvent[];
}

export interface Search {
  readonly game: string;
  readonly seats: number;
  readonly options?: JsonObject;
  readonly when: (seen: Seen) => boolean;
}

const longest = 6000;
const mostMatches = 60;

/** Random matches by the real rules, until somebody at the table sees what is wanted: no view is made up. */
export function find(name: string, { game: id, seats, options = {}, when }: Search): Moment {
  const game = allGames[id]?.game;
  if (!game) throw new Error(`no game ${id}`);
  for (let round = 0; round < mostMatches; round++) {
    const header = { game: id, rulesVersion: game.rulesVersion, seats, options, seed: `shot ${round}`, names };
    const match = Match.start(game, header, { events: true });
    const chance = Chance.seeded(`player ${round}`);
    const told: EmittedEvent[] = [];
    for (let i = 0; i < longest && !match.over; i++) {
      const coming = choose(match, { setups: () => [], signals: true }, chance);
      if (!coming) break;
      match.take(coming.input, coming.at);
      const news = match.drainEvents();
      for (let seat = 0; seat < seats; seat++) {
        const events = news.map((one) => seenBy(one, seat));
        const seen = { view: match.view(seat), offers: match.offersFor(seat), over: match.over, events };
        if (when(seen)) return moment(match, seen, { told, news }, { id, seats, options, seat });
      }
      told.push(...news);
    }
  }
  throw new Error(`${name}: nobody ever saw this in ${mostMatches} matches of ${id}`);
}

interface Chair {
  readonly id: string;
  readonly seats: number;
  readonly options: JsonObject;
  readonly seat: Seat;
}

interface Played {
  readonly now: number;
  readonly awaited: Parameters<typeof seatsIn>[0];
  view(viewer: Viewer): JsonObject;
}

interface Evening {
  readonly told: readonly EmittedEvent[];
  readonly news: readonly EmittedEvent[];
}

function moment(match: Played, { view, offers }: Seen, { told, news }: Evening, chair: Chair): Moment {
  const { id, seats, options, seat } = chair;
  const spoken = (seen: JsonObject): JsonObject => (id === 'spyfall' ? { ...seen, said: speech(seen.said) } : seen);
  const heard = (viewer: Viewer) => ({
    before: told.map((one) => seenBy(one, viewer)).slice(-60),
    live: news.map((one) => seenBy(one, viewer)),
  });
  return {
    shown: {
      table: { ...table(id, seats, true, options), you: `g${seat}`, began: -match.now },
      match: { seat, view: spoken(view), offers, awaited: seatsIn(match.awaited) },
    },
    ...heard(seat),
    watched: { view: spoken(match.view('spectator')), ...heard('spectator') },
  };
}

const lines = [
  ['Чем тут пахнет?', 'Как обычно. Дымом и начальством.'],
  ['А ты сюда надолго?', 'Пока не выгонят. Или не съедят.'],
  ['Что у тебя на ногах?', 'То, что выдали. Жмёт.'],
  ['Здесь вообще кормят?', 'Если успеешь подойти первым.'],
] as const;

/** The random player mumbles; people talk. */
const speech = (said: unknown): JsonObject[] =>
  (said as JsonObject[]).slice(-4).map((one, i) => ({
    ...one,
    question: lines[i]?.[0] ?? '',
    ...(one.answer !== null && one.answer !== undefined && { answer: lines[i]?.[1] ?? '' }),
  }));
