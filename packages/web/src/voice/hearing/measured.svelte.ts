import { persisted } from '../../lib/persisted.svelte.ts';
import { type Calibration, usual } from './calibration.ts';

/** By the browser's id of a microphone, the last ones first. */
const kept = persisted<readonly (readonly [device: string, calibration: Calibration])[]>('voice-measured', []);
/** A phone, a headset, a laptop: nobody has more. */
const most = 8;

const deviceOf = (microphone: MediaStream): string => microphone.getAudioTracks()[0]?.getSettings().deviceId ?? '';
const find = (microphone: MediaStream) => kept.value.find(([device]) => device === deviceOf(microphone));

let isOn = $state(false);

/** How loud each microphone of this device is in the quiet and with its owner's voice. */
export const measured = {
  /** Something is being measured: what is said now is said because we asked for it. */
  get isOn(): boolean {
    return isOn;
  },
  set isOn(on: boolean) {
    isOn = on;
  },
  isKnown: (microphone: MediaStream): boolean => find(microphone) !== undefined,
  of: (microphone: MediaStream): Calibration => find(microphone)?.[1] ?? usual,
  keep(microphone: MediaStream, calibration: Calibration): void {
    const device = deviceOf(microphone);
    const others = kept.value.filter(([one]) => one !== device);
    kept.value = [[device, calibration] as const, ...others].slice(0, most);
  },
};
