import type { Replay } from '@tasovka/protocol';
import { labelOf } from '../games/index.ts';
import { saveFile } from '../lib/saveFile.ts';
import { settings } from '../lib/settings.ts';

/** The place in a player's file that the replay is written to. */
const place = '<!--replay-->';

/** Raw DEFLATE as the file unpacks it; a browser that cannot pack writes the same, and the file is larger. */
async function deflated(text: string): Promise<Uint8Array> {
  if (typeof CompressionStream === 'undefined') return stored(new TextEncoder().encode(text));
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

const longestBlock = 65_535;

function stored(bytes: Uint8Array): Uint8Array {
  const blocks: number[] = [];
  for (let at = 0; at === 0 || at < bytes.length; at += longestBlock) {
    const block = bytes.subarray(at, at + longestBlock);
    const { length } = block;
    blocks.push(
      at + longestBlock >= bytes.length ? 1 : 0,
      length & 255,
      length >> 8,
      ~length & 255,
      (~length >> 8) & 255,
    );
    for (const byte of block) blocks.push(byte);
  }
  return Uint8Array.from(blocks);
}

async function packed(text: string): Promise<string> {
  let binary = '';
  for (const byte of await deflated(text)) binary += String.fromCharCode(byte);
  return btoa(binary);
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** One file that plays anywhere without a server. What this viewer was not told is not in it. */
export async function saveReplay(replay: Replay): Promise<void> {
  const { game, endedAt } = replay.about;
  const answer = await fetch(`/saved/${encodeURIComponent(game)}.html`);
  const player = await answer.text();
  if (!answer.ok || !player.includes(place)) throw new Error(`no player for ${game}`);
  const day = new Date(endedAt).toISOString().slice(0, 10);
  const title = `${labelOf(game).name} · ${new Intl.DateTimeFormat(settings.language.value).format(endedAt)}`;
  // Whoever keeps the file has nothing to ask of a table.
  const kept: Replay = { ...replay, about: { ...replay.about, allEyes: false, mayOpen: false, deal: null } };
  const file = player.replace('<!--title-->', () => escaped(title)).replace(place, await packed(JSON.stringify(kept)));
  saveFile(`${game}-${day}.html`, file, 'text/html');
}
