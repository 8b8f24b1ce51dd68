import { roomApi } from '@tasovka/protocol';
import { persisted } from '../lib/persisted.svelte.ts';
import { say } from '../words/speech.ts';

const kept = persisted<Readonly<Record<string, string>>>('tv', {});

/** A television is a watcher with a seat of its own, apart from whoever plays on this device. */
export async function tvSeat(code: string): Promise<string> {
  const known = kept.value[code];
  if (known) return known;
  const { token } = await roomApi.join('', code, { name: say.now.tv.name, face: 'deejay', watching: true });
  kept.value = { [code]: token };
  return token;
}
