import type { Json, JsonObject } from '@tasovka/kernel';
import { applyPatch, type RoomViewOnWire, type ServerMessage } from '@tasovka/protocol';
import type { RoundTruth } from './truth.ts';

/** Lists of everything that can be said: a claim may name any card, a guess any place. */
const vocabularies = new Set(['claim', 'location']);

type Picture = Extract<ServerMessage, { t: 'welcome' | 'update' }>;

/** Frames in which a browser was sent what it must not know: hands of others, and names nobody showed it. */
export function leaks(heard: readonly string[], truths: readonly (readonly RoundTruth[])[]): string[] {
  const found: string[] = [];
  let shown: Json = null;
  for (const line of heard) {
    const message = JSON.parse(line) as ServerMessage;
    if (message.t === 'welcome') shown = message.view as unknown as Json;
    else if (message.t === 'update') shown = applyPatch(shown, message.patch);
    else continue;
    const { table, match } = shown as unknown as RoomViewOnWire;
    if (!match) continue;
    const { seat = null, view } = match;
    const told = hidden(message, truths[table.matches - 1]?.[roundOf(view)]?.hiddenFrom(seat)).filter(
      () => !isLaidOpen(table.game, view),
    );
    found.push(...[...strangers(seat, view), ...told].map((why) => `${why}: ${line}`));
  }
  return found;
}

/** At the end of a round the hands of «ЛОЛ!» are counted in the open (LO-30), and all cards of «Шпион» are shown (SP-6). */
const isLaidOpen = (game: string, view: JsonObject): boolean =>
  view.roundScores != null && (game === 'lol' || game === 'spyfall');

/** Rounds finished are counted; until the next deal the last one is still on the table. */
const roundOf = (view: JsonObject): number => Number(view.round ?? 0) - (view.roundScores ? 1 : 0);

function strangers(seat: number | null, view: JsonObject): string[] {
  return Object.entries((view.hand ?? {}) as Readonly<Record<string, unknown>>)
    .filter(([owner, cards]) => Number(owner) !== seat && cards !== null)
    .map(([owner]) => `the hand of seat ${owner}`);
}

function hidden(message: Picture, secrets: ReadonlySet<string> = new Set()): string[] {
  const told = message.t === 'welcome' ? [message.missed, message.view.match] : [message.events, message.patch.match];
  const said = new Set(names(told as Json));
  return [...secrets].filter((name) => said.has(name));
}

/** Every text in a message, but for the vocabularies of offers. */
function names(value: Json, key = ''): string[] {
  if (typeof value === 'string') return [value];
  if (value === null || typeof value !== 'object') return [];
  if (Array.isArray(value)) return vocabularies.has(key) ? [] : value.flatMap((one) => names(one, key));
  return Object.entries(value).flatMap(([inner, one]) => (one === undefined ? [] : names(one, inner)));
}
