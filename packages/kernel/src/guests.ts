import type { Guest, SavedGuest, TableData, TableInput } from './tableInput.ts';

export const readGuest = (guest: SavedGuest, index: number): Guest => ({
  ...guest,
  order: guest.order ?? index,
  program: guest.program ?? false,
  muted: guest.muted ?? false,
  maySpeak: guest.maySpeak ?? false,
  asksToSit: guest.asksToSit ?? false,
  seatRefused: guest.seatRefused ?? false,
  chairOf: guest.chairOf ?? null,
  predicts: guest.predicts ?? null,
  opensHand: guest.opensHand ?? false,
  looksOver: guest.looksOver ?? null,
});

/** Only people are host, take their time over results and ask for pauses. */
export const isPerson = ({ bot, program }: Pick<Guest, 'bot' | 'program'>): boolean => bot === null && !program;

type Join = Extract<TableInput, { kind: 'join' }>;

/** The first person is host. `watches`: to look on, or because a match is on; then the host is asked for a chair. */
export function addGuest(
  data: TableData,
  { id, name, face, watching, muted, bot, program }: Join,
  watches: boolean,
): void {
  const isOurBot = bot !== undefined;
  data.guests.push({
    id,
    order: (data.guests.at(-1)?.order ?? 0) + 1,
    name,
    face,
    watching: watches,
    ready: isOurBot || program === true,
    online: true,
    bot: bot ?? null,
    program: program === true,
    satIn: false,
    muted: muted === true,
    maySpeak: false,
    asksToSit: !isOurBot && watches && !watching,
    seatRefused: false,
    chairOf: null,
    predicts: null,
    opensHand: false,
    looksOver: null,
  });
  if (!isOurBot && !program) data.host ??= id;
}

/** Host powers pass on to the person who has been here longest. */
export function passHost(data: TableData): void {
  const people = data.guests.filter((guest) => isPerson(guest) && guest.id !== data.host);
  const next = people.find((guest) => guest.online) ?? people[0];
  if (next) setHost(data, next.id, false);
  else data.host = null;
}

/** Powers that were lent can only be lent on, and end with whoever they belong to. */
export function setHost(data: TableData, id: string, isLent: boolean): void {
  const owner = data.lentBy ?? (isLent ? data.host : null);
  data.lentBy = owner === id ? null : owner;
  data.host = id;
}

/** A guest who is let in is ready: the host need not wait for them to start the next match. */
export function answerSeat(guest: Guest, allowed: boolean): void {
  guest.asksToSit = false;
  if (allowed) Object.assign(guest, { watching: false, ready: true });
  else guest.seatRefused = true;
}

/** Without a match there is nobody to ask: everybody sits down at will. */
export function dropQuestions({ guests }: TableData): void {
  for (const guest of guests) guest.asksToSit = false;
}
