/** Why there is no microphone. */
export type MicFault = 'insecure' | 'denied' | 'none' | 'busy';

/** Browsers give microphones to pages by https or on localhost alone. */
export const canSpeak = (): boolean => navigator.mediaDevices !== undefined;
export const canCall = (): boolean => typeof RTCPeerConnection === 'function';

/** The browser takes out of it what comes from its own loudspeaker. */
const wishes = { echoCancellation: true, noiseSuppression: true, autoGainControl: true, channelCount: 1 };

/** The microphone that was chosen, or any where that one is not there. */
export async function openMicrophone(deviceId: string): Promise<MediaStream> {
  const audio = { ...wishes, ...(deviceId !== '' && { deviceId: { exact: deviceId } }) };
  try {
    return await navigator.mediaDevices.getUserMedia({ audio });
  } catch (error) {
    const isGone = deviceId !== '' && nameOf(error) !== 'NotAllowedError';
    if (!isGone) throw error;
    return navigator.mediaDevices.getUserMedia({ audio: wishes });
  }
}

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : '');

export function faultOf(error: unknown): MicFault {
  const name = nameOf(error);
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied';
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'none' : 'busy';
}
