import { persisted } from '../lib/persisted.svelte.ts';

/** What this device remembers about how its owner talks. */
export const voiceSettings = {
  /** Devices by the browser's ids; empty: whichever the system prefers. */
  input: persisted('voice-input', ''),
  output: persisted('voice-output', ''),
  pushToTalk: persisted('voice-push', false),
  /** Others see the relay's address instead of one's own. */
  relayOnly: persisted('voice-relay', false),
  /** How loud others are here, where it is not as loud as they are; the last ones first. */
  levels: persisted<readonly (readonly [guest: string, level: number])[]>('voice-levels', []),
};

/** So many are kept: tables come and go, and so do the people at them. */
const most = 100;

/** From 0 to 1. */
export const levelOf = (guest: string): number => voiceSettings.levels.value.find(([one]) => one === guest)?.[1] ?? 1;

export function setLevel(guest: string, level: number): void {
  const others = voiceSettings.levels.value.filter(([one]) => one !== guest);
  voiceSettings.levels.value = level === 1 ? others : [[guest, level] as const, ...others].slice(0, most);
}
