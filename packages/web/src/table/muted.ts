import { persisted } from '../lib/persisted.svelte.ts';

const muted = persisted<readonly string[]>('muted', []);

/** So many are kept, the last ones first: tables come and go, and so do the people at them. */
const most = 100;

/** Guests this device does not want to hear. Nobody else learns of it, and the game goes on as before. */
export const isMuted = (guest: string): boolean => muted.value.includes(guest);

export function mute(guest: string): void {
  muted.value = [guest, ...muted.value].slice(0, most);
}

export function unmute(guest: string): void {
  muted.value = muted.value.filter((one) => one !== guest);
}
