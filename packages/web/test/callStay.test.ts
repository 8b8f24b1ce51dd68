import type { VoiceMessage, VoicePerson } from '@tasovka/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Call } from '../src/voice/call.svelte.ts';
import type { Voices } from '../src/voice/voices.svelte.ts';

const same = (value: unknown): unknown => value;
const peers = vi.hoisted(() => [] as { state: string; closed: boolean }[]);
vi.mock('../src/voice/peer.ts', () => ({
  Peer: class {
    state = 'connected';
    closed = false;
    constructor() {
      peers.push(this);
    }
    close(): void {
      this.closed = true;
    }
    seekAnew = vi.fn();
    speakWith = vi.fn();
    renew = vi.fn();
  },
}));
vi.mock('../src/voice/loudspeaker.ts', () => ({
  Loudspeaker: class {
    drop = vi.fn();
    resume = vi.fn();
  },
}));
vi.mock('../src/voice/ownVoice.ts', () => ({
  OwnVoice: class {
    listenTo = vi.fn();
    resume = vi.fn();
    close = vi.fn();
  },
}));

/** As much of a microphone as a call knows. */
class Microphone {
  readyState = 'live';
  muted = false;
  enabled = true;
  onmute = (): void => undefined;
  onunmute = (): void => undefined;
  onended = (): void => undefined;
  clone = (): Microphone => new Microphone();
  getTracks = (): Microphone[] => [this];
  getAudioTracks = (): Microphone[] => [this];
  stop(): void {
    this.readyState = 'ended';
  }
}

let opened: Microphone[];
/** The browser asks; whoever is asked takes their time. */
let allow: () => Promise<void>;
let voices: Voices;
let call: Call;
let sent: VoiceMessage[];
let page: EventTarget;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('$state', Object.assign(same, { raw: same }));
  vi.stubGlobal(
    '$effect',
    Object.assign(() => undefined, { root: () => () => undefined }),
  );
  page = new EventTarget();
  vi.stubGlobal('document', page);
  for (const name of ['addEventListener', 'removeEventListener'] as const) vi.stubGlobal(name, page[name].bind(page));
  opened = [];
  peers.length = 0;
  sent = [];
  const questions: (() => void)[] = [];
  allow = async () => {
    for (const answer of questions.splice(0)) answer();
    await vi.advanceTimersByTimeAsync(0);
  };
  const getUserMedia = async (): Promise<Microphone> => {
    await new Promise<void>((answer) => questions.push(answer));
    const microphone = new Microphone();
    opened.push(microphone);
    return microphone;
  };
  const mediaDevices = Object.assign(new EventTarget(), { getUserMedia, enumerateDevices: async () => [] });
  vi.stubGlobal('navigator', { mediaDevices });
  const { Voices } = await import('../src/voice/voices.svelte.ts');
  const { Call } = await import('../src/voice/call.svelte.ts');
  voices = new Voices();
  call = new Call({ voices, me: 'me', isOffered: () => true, send: (message) => sent.push(message) > 0 });
});
afterEach(() => {
  call.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const others: readonly VoicePerson[] = ['a', 'b'].map((guest, order) => ({
  guest,
  session: `session of ${guest}`,
  order,
  open: true,
  speaks: true,
  listens: false,
}));

/** What the room says when one has come into the call. */
function listed(people: readonly VoicePerson[]): void {
  const mine = sent.findLast((one) => one.t === 'voice')?.session ?? '';
  voices.hear({
    t: 'voice',
    people: [...people, { ...(others[0] as VoicePerson), guest: 'me', session: mine, order: 9 }],
  });
}
const joined = async (): Promise<void> => {
  void call.join(true);
  await allow();
  voices.hear({ t: 'voice-ice', servers: [], until: 0 });
  listed(others);
};
const live = (): number => opened.filter(({ readyState }) => readyState === 'live').length;

test('whoever has left the table while the browser was still asking has no microphone on', async () => {
  void call.join(true);
  call.close();
  await allow();
  expect([opened.length, live(), call.isIn, sent]).toEqual([1, 0, false, []]);
});

test('nor has whoever left the call while another microphone was being opened', async () => {
  await joined();
  expect(live()).toBe(1);
  void call.changeMicrophone();
  call.leave();
  await allow();
  expect([opened.length, live(), call.microphone]).toEqual([2, 0, null]);
});

test('a microphone that a phone call takes comes back by itself; one that it took for good, when its owner is back', async () => {
  await joined();
  const [first] = opened;
  first?.onmute();
  expect(call.isOpen).toBe(false);
  first?.onunmute();
  expect(call.isOpen).toBe(true);
  Object.assign(page, { hidden: true });
  first?.stop();
  first?.onended();
  await allow();
  expect([call.isOpen, opened.length]).toEqual([false, 1]);
  Object.assign(page, { hidden: false });
  page.dispatchEvent(new Event('visibilitychange'));
  await allow();
  expect([call.isOpen, opened.length, live()]).toEqual([true, 2, 1]);
});

test('a room that was opened anew knows nobody: who is heard has 15 s to come back to its list', async () => {
  await joined();
  expect(peers).toHaveLength(2);
  voices.welcomed();
  listed([]);
  await vi.advanceTimersByTimeAsync(14_000);
  listed(others.slice(0, 1));
  expect(peers.map(({ closed }) => closed)).toEqual([false, false]);
  await vi.advanceTimersByTimeAsync(2000);
  expect(peers.map(({ closed }) => closed)).toEqual([false, true]);
});
