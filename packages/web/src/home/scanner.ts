import { parseRoomCode } from '@tasovka/protocol';
import { publicOrigin } from '../lib/publicOrigin.svelte.ts';

/** Browsers that can read codes have this; the types of the platform do not know it yet. */
interface Detector {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}
type DetectorClass = new (options: { readonly formats: readonly string[] }) => Detector;

const detectorClass = (): DetectorClass | undefined =>
  (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector;

/** Why no code can be read here: without https browsers show no camera to anybody, and some never read codes. */
export const whyNoScan = (): 'insecure' | 'cannot' | null =>
  !isSecureContext ? 'insecure' : detectorClass() && navigator.mediaDevices ? null : 'cannot';

/** Where a code leads: to a table of this site, a seat's own link, or nowhere we know. */
export function pathOf(text: string): string | null {
  try {
    const { origin, pathname } = new URL(text);
    const [kind, rest = ''] = pathname.split('/').filter(Boolean);
    if (origin !== location.origin && origin !== publicOrigin()) return null;
    if (kind === 'l' && rest) return pathname;
    const code = parseRoomCode(rest || kind || '');
    return code ? `/t/${code}` : null;
  } catch {
    const code = parseRoomCode(text);
    return code ? `/t/${code}` : null;
  }
}

const lookEveryMs = 200;

/** Watches through the camera until somebody stops it; nothing is kept and nothing leaves the device. */
export async function scan(video: HTMLVideoElement, found: (text: string) => void): Promise<() => void> {
  const Detector = detectorClass() as DetectorClass;
  const detector = new Detector({ formats: ['qr_code'] });
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
  video.srcObject = stream;
  await video.play();
  const timer = setInterval(async () => {
    const [code] = await detector.detect(video).catch(() => []);
    if (code) found(code.rawValue);
  }, lookEveryMs);
  return () => {
    clearInterval(timer);
    for (const track of stream.getTracks()) track.stop();
  };
}
