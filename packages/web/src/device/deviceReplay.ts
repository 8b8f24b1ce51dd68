import { descriptorOf } from '@tasovka/games';
import { type Eyes, type Replay, recordingFormat } from '@tasovka/protocol';
import { framesOf, replayMatch, restoreRoom, unnamed, withoutNames } from '@tasovka/server/room';
import type { RowStore } from './rowStore.ts';

/** Which replay of the last match of a table on this device. */
export interface WantedReplay {
  readonly room: string;
  readonly game: string;
  /** Missing: those of whoever sat there, or where several did, with all hands open. */
  readonly eyes?: Eyes;
  readonly hidesNames: boolean;
  /** Who owns the device. */
  readonly guest: string;
}

/** So that the table's own page is heard meanwhile. */
const rest = (): Promise<void> => new Promise((goOn) => setTimeout(goOn));

/** The last match of a table on this device, as a server would tell it; null where it is no longer kept. */
export async function deviceReplay(
  { room, game: id, eyes: wanted, hidesNames, guest }: WantedReplay,
  store: RowStore,
): Promise<Replay | null> {
  const { game } = await descriptorOf(id).loadRules();
  const games = { games: { [id]: game }, firstGame: id };
  const kept = await restoreRoom(store, room, games);
  const finished = kept?.log.state.unrecorded.finished.at(-1);
  const match = finished && (await replayMatch(store, room, finished, games, rest));
  if (!finished || !match) return null;
  const { seated, rulesVersion: _, players, ...about } = match.about;
  const seat = seated.indexOf(guest);
  const eyes = wanted ?? (seat < 0 ? 'open' : seat);
  const frames = framesOf(match.frames.told, eyes);
  return {
    format: recordingFormat,
    eyes,
    about: {
      ...about,
      id: room,
      match: finished.match,
      options: about.options as Replay['about']['options'],
      players: hidesNames ? unnamed(players) : players,
      endedAt: match.endedAt,
      access: 'players',
      allEyes: true,
      mayOpen: false,
      seat: seat < 0 ? null : seat,
      mayPlayOn: false,
      playedOn: null,
      deal: null,
    },
    frames: hidesNames ? withoutNames(frames) : frames,
  };
}
