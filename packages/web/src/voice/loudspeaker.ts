/** Stands among the guests. */
const testTone = 'test';

/**
 * Plays the others. In elements of the page, not in Web Audio: what a browser does not play itself it cannot take out of
 * the microphone again.
 */
export class Loudspeaker {
  private readonly elements = new Map<string, HTMLAudioElement>();
  private readonly onblocked: (isBlocked: boolean) => void;
  private device = '';

  constructor(onblocked: (isBlocked: boolean) => void) {
    this.onblocked = onblocked;
  }

  play(guest: string, stream: MediaStream, level: number): void {
    const element = this.elements.get(guest) ?? this.add(guest);
    if (element.srcObject !== stream) element.srcObject = stream;
    this.setLevel(guest, level);
    void this.start([element]);
  }

  /** From 0 to 1. */
  setLevel(guest: string, level: number): void {
    const element = this.elements.get(guest);
    if (!element) return;
    element.muted = level === 0;
    element.volume = level;
  }

  async setDevice(device: string): Promise<void> {
    this.device = device;
    await Promise.all([...this.elements.values()].map((element) => this.toDevice(element)));
  }

  /** After a tap, where the browser wanted one, or after the phone has slept. */
  resume(): Promise<void> {
    return this.start([...this.elements.values()]);
  }

  /** A short tone, by the same way as voices. */
  test(): void {
    const audio = new AudioContext();
    const tone = new OscillatorNode(audio, { frequency: 523 });
    const out = audio.createMediaStreamDestination();
    tone.connect(new GainNode(audio, { gain: 0.3 })).connect(out);
    tone.start();
    tone.stop(audio.currentTime + 0.8);
    this.play(testTone, out.stream, 1);
    tone.onended = () => {
      this.drop(testTone);
      void audio.close();
    };
  }

  drop(guest: string): void {
    const element = this.elements.get(guest);
    if (!element) return;
    element.srcObject = null;
    element.remove();
    this.elements.delete(guest);
  }

  private add(guest: string): HTMLAudioElement {
    const element = document.createElement('audio');
    element.dataset.voice = guest;
    element.autoplay = true;
    // Safari plays only what stands in the page.
    document.body.append(element);
    this.elements.set(guest, element);
    void this.toDevice(element);
    return element;
  }

  private async start(elements: readonly HTMLAudioElement[]): Promise<void> {
    const played = await Promise.all(
      elements.map((element) =>
        element.play().then(
          () => true,
          (error: unknown) => !(error instanceof Error && error.name === 'NotAllowedError'),
        ),
      ),
    );
    this.onblocked(played.includes(false));
  }

  /** A device that is not there any more: the system's own goes on playing. */
  private async toDevice(element: HTMLAudioElement): Promise<void> {
    if (canChooseOutput()) await element.setSinkId(this.device).catch(() => undefined);
  }
}

export const canChooseOutput = (): boolean => 'setSinkId' in HTMLMediaElement.prototype;

/** On an iPhone the keys at its side set how loud everything is, and no page does. */
export const canLower = (): boolean => {
  const element = document.createElement('audio');
  element.volume = 0.5;
  return element.volume === 0.5;
};
