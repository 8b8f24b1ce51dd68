/**
 * What is asked of the other's encoder: nothing is sent while nobody speaks, what is lost on the way is mended, and a voice
 * takes 32 kbit/s.
 */
const opusWishes = { minptime: '10', useinbandfec: '1', usedtx: '1', stereo: '0', maxaveragebitrate: '32000' };

/** A session description that asks for voices, not for music. */
export function forVoices(sdp: string): string {
  const payload = /^a=rtpmap:(\d+) opus\/48000/m.exec(sdp)?.[1];
  if (payload === undefined) return sdp;
  const wishes = Object.entries(opusWishes).map(([name, value]) => `${name}=${value}`);
  const line = `a=fmtp:${payload} ${wishes.join(';')}`;
  const known = new RegExp(`^a=fmtp:${payload} .*$`, 'm');
  if (known.test(sdp)) return sdp.replace(known, line);
  return sdp.replace(new RegExp(`^(a=rtpmap:${payload} .*)$`, 'm'), `$1\r\n${line}`);
}

/** Which connection a description is of: the id in its `o=` line stays the same from offer to offer. */
export const originOf = (sdp: string): string => /^o=\S+ (\S+)/m.exec(sdp)?.[1] ?? '';
