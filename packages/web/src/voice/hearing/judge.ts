import { type Calibration, thresholdOf, usual } from './calibration.ts';
import { Echo, frameMs } from './echo.ts';
import { NoiseFloor } from './floor.ts';

/** One's own voice is so many times as loud as what the loudspeaker may have left in the microphone. */
const margin = 2;
/** A voice lasts. A cough, a bark and each ha of a laugh are over before. */
const lastsFrames = 360 / frameMs;
/** What was loud for so long before the loudspeaker began is no echo: it may be one's own voice, back from a friend's room. */
const firstFrames = 200 / frameMs;
/** Within a word it stops for so long at most; between two coughs, or ha and ha, for longer. */
const bridgeFrames = 80 / frameMs;
/** What was told is not told again for a while. */
const restFrames = 2000 / frameMs;

/** AC-2: tells one's own voice from the loudspeaker, the room, a knock, a cough and a laugh. */
export class VoiceJudge {
  calibration: Calibration = usual;
  /** How loud the microphone is now, over what would be a voice. */
  loudness = 0;
  private readonly echo = new Echo();
  private readonly floor = new NoiseFloor();
  private loud = 0;
  private gap = 0;
  private rest = 0;

  /** One frame of the microphone, and of the loudspeaker at the same time. True: somebody has spoken here. */
  hears(near: number, far: number): boolean {
    const echo = this.echo.take(near, far);
    const threshold = thresholdOf(this.calibration, this.floor.take(near));
    const wanted = Math.max(threshold, this.loud >= firstFrames ? 0 : margin * echo);
    this.loudness = near / wanted;
    this.follow(near > wanted);
    if (this.rest > 0) {
      this.rest--;
      this.loud = 0;
    }
    if (this.loud < lastsFrames) return false;
    this.loud = 0;
    this.echo.look();
    if (this.echo.isEcho) return false;
    this.pardon(restFrames);
    return true;
  }

  /** For so long nothing counts. */
  pardon(frames: number): void {
    this.rest = Math.max(this.rest, frames);
  }

  private follow(isOwn: boolean): void {
    if (isOwn) this.loud++;
    this.gap = isOwn ? 0 : this.gap + 1;
    if (this.gap > bridgeFrames) this.loud = 0;
  }
}
