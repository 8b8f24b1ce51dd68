import type { JsonObject } from '@tasovka/kernel';
import type { GuestView, RoomView } from '@tasovka/protocol';

/** The people at the tables of the pictures. */
export const names = ['Маша', 'Костя', 'Лена', 'Пятачок', 'Хрюня', 'Борька', 'Оля', 'Петя', 'Вера', 'Гоша'];
const faces = ['queen', 'pirate', 'painter', 'piglet', 'hog', 'boar', 'curly', 'cap', 'cook', 'deejay'];
const bots: Readonly<Record<number, string>> = { 3: 'easy', 4: 'solid', 5: 'strong' };

const guests = (count: number, seated: boolean): GuestView[] =>
  names.slice(0, count).map((name, seat) => ({
    id: `g${seat}`,
    order: seat,
    name,
    face: faces[seat] as string,
    watching: false,
    ready: seat !== 2,
    online: true,
    bot: bots[seat] ?? null,
    program: false,
    satIn: false,
    muted: false,
    maySpeak: false,
    asksToSit: false,
    seatRefused: false,
    chairOf: null,
    pausesLeft: 2,
    predicts: null,
    opensHand: false,
    looksOver: null,
    wantsNext: false,
    seat: seated ? seat : null,
  }));

export const table = (game: string, count: number, seated: boolean, options: JsonObject = {}): RoomView['table'] => ({
  code: 'HRJKM',
  you: 'g0',
  host: 'g0',
  hostAway: false,
  guests: guests(count, seated),
  locked: false,
  programs: true,
  voice: false,
  offersVoice: false,
  blocked: 0,
  language: 'ru',
  game,
  options,
  pack: null,
  whyNotStart: seated ? null : { reason: 'not-ready', detail: 'Лена' },
  matches: 1,
  stopped: null,
  paused: false,
  pausedBy: null,
  pace: null,
  sitIn: true,
  deal: null,
  /** Told from the moment it is shown: the stage puts it on the clock. */
  began: -60_000,
});
