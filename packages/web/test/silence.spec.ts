import { type Browser, expect } from '@playwright/test';
import { type RoomView, viewOnWire } from '@tasovka/protocol';
import { inShell } from './browsers.ts';
import { Caller, callArgs } from './callers.ts';
import { everyone, test as withServer } from './fixtures.ts';
import { faces, layTable, sit } from './kit.ts';
import { moments } from './moments.ts';

interface Room {
  /** Somebody speaks in it, so loud. */
  say(level: number): void;
  /** For how long its microphone was loud, in seconds. */
  loudFor(): number;
  /** The phone in it is locked for a moment: whatever measures sound stands still. */
  lock(): Promise<unknown>;
  /** How long what measures sound has run, in seconds. */
  awakeFor(): number;
}
declare const room: Room;

/**
 * In a page, before anything of it runs: a room with a person, a loudspeaker and a microphone without echo cancellation.
 * What the loudspeaker plays of others is back in the microphone 120 ms later.
 */
function furnish(): void {
  const audio = new AudioContext();
  const microphone = audio.createMediaStreamDestination();
  // A voice has several tones, or its own echo could put it out, and syllables that never repeat as they were: what goes up and
  // down as the loudspeaker does is an echo.
  const [syllables, loudness] = [new GainNode(audio, { gain: 0.7 }), new GainNode(audio, { gain: 0 })];
  const start = (frequency: number): OscillatorNode => {
    const tone = new OscillatorNode(audio, { frequency });
    tone.start();
    return tone;
  };
  for (const frequency of [190, 330, 570]) start(frequency).connect(syllables);
  const words = audio.createBuffer(1, 20 * audio.sampleRate, audio.sampleRate);
  const levels = words.getChannelData(0);
  const syllable = 0.14 * audio.sampleRate;
  // As loud as chance has it, the same in every run, and from one to the next without a click.
  const loud = (n: number): number => 0.3 * Math.sin(n ** 3);
  for (let i = 0; i < levels.length; i++) {
    const [n, part] = [Math.floor(i / syllable), (i % syllable) / syllable];
    levels[i] = loud(n) * (1 - part) + loud(n + 1) * part;
  }
  const talk = new AudioBufferSourceNode(audio, { buffer: words, loop: true });
  talk.connect(syllables.gain);
  talk.start();
  syllables.connect(loudness).connect(microphone);
  const air = new DelayNode(audio, { delayTime: 0.12 });
  // Two friends with such rooms give back less than half of a voice: who speaks is the loudest at their own microphone.
  air.connect(new GainNode(audio, { gain: 0.2 })).connect(microphone);
  const meter = new AnalyserNode(audio, { fftSize: 1024 });
  new MediaStreamAudioSourceNode(audio, { mediaStream: microphone.stream }).connect(meter);
  const samples = new Float32Array(meter.fftSize);
  const played = new Set<MediaStream>();
  let heard = 0;
  setInterval(() => {
    for (const { srcObject } of document.querySelectorAll<HTMLAudioElement>('audio[data-voice]')) {
      if (!(srcObject instanceof MediaStream) || played.has(srcObject)) continue;
      played.add(srcObject);
      new MediaStreamAudioSourceNode(audio, { mediaStream: srcObject }).connect(air);
    }
    meter.getFloatTimeDomainData(samples);
    if (Math.hypot(...samples) / Math.sqrt(samples.length) > 0.03) heard += 0.05;
  }, 50);
  navigator.mediaDevices.getUserMedia = async () => microphone.stream.clone();
  const ears: AudioContext[] = [];
  const Real = globalThis.AudioContext;
  globalThis.AudioContext = class extends Real {
    constructor(options?: AudioContextOptions) {
      super(options);
      ears.push(this);
    }
  };
  Object.assign(globalThis, {
    room: {
      say: (level: number) => {
        loudness.gain.value = level;
      },
      loudFor: () => heard,
      awakeFor: () => Math.min(...ears.filter(({ state }) => state !== 'closed').map(({ currentTime }) => currentTime)),
      lock: () => Promise.all(ears.flatMap((one) => (one.state === 'running' ? one.suspend() : []))),
    },
  });
}

/** Somebody whose device tells the room what its microphone heard. */
class Listener extends Caller {
  readonly reports: string[] = [];
  say(level: number): Promise<void> {
    return this.page.evaluate((loud) => room.say(loud), level);
  }
  loudFor(): Promise<number> {
    return this.page.evaluate(() => room.loudFor());
  }
  async locked(): Promise<void> {
    const awakeFor = () => this.page.evaluate(() => room.awakeFor());
    const before = await awakeFor();
    await this.page.evaluate(() => room.lock());
    await expect.poll(awakeFor, { message: 'measures again' }).toBeGreaterThan(before + 1);
  }
  button(name: string) {
    return this.page.getByRole('button', { name, exact: true });
  }
}

async function come(browser: Browser, base: string, names: readonly string[]): Promise<Listener[]> {
  const seats = await layTable({ base, game: 'swintus', options: { turnMs: 0 }, people: names });
  return Promise.all(
    seats.map(async (seat, i) => {
      const person = await sit(browser, base, names[i] as string, faces[i] as string, seat);
      const listener = new Listener(person, seat);
      person.page.on('websocket', (socket) =>
        socket.on('framesent', ({ payload }) => {
          if (String(payload).includes('"signal":"heard"')) listener.reports.push(String(payload));
        }),
      );
      await person.context.addInitScript(furnish);
      await person.page.goto(`/t/${seat.code}`);
      return listener;
    }),
  );
}

const test = withServer.extend<{ gather: (base: string, ...names: readonly string[]) => Promise<Listener[]> }>({
  baseURL: ({ testServer }, use) => use(testServer.address),
  gather: async ({ browser }: { browser: Browser }, use) => {
    const gathered: Listener[] = [];
    await use(async (base, ...names) => {
      const all = await come(browser, base, names);
      gathered.push(...all);
      return all;
    });
    for (const { person } of gathered) await person.context.close();
  },
});
test.use({ launchOptions: inShell(...callArgs) });

const ear = ({ page }: Listener) => expect(page.getByRole('img', { name: 'Микрофон слушает' })).toBeVisible();

test('a voice breaks the silence at its own seat alone, not by its echo at others, and the table judges', async ({
  gather,
  testServer,
}) => {
  const hands = [
    ['blue-1', 'blue-2', 'green-1', 'green-2'],
    ['red-tihohryun', 'red-1', 'green-6', 'blue-6'],
  ];
  testServer.dealer.plan([{ fixedDeal: { open: 'red-3', hands } }]);
  const all = await gather(testServer.address, 'Маша', 'Лена');
  const [masha, lena] = all as [Listener, Listener];
  await everyone(all, (one) => one.joins());
  await masha.button('Начинаем!').click();
  await everyone(all, ({ page }) => expect(page.locator('audio[data-voice]')).toHaveCount(1));
  await lena.page.locator('.hand [data-kind="red-tihohryun"]').click({ timeout: 90_000 });
  await everyone(all, ear);
  // Phones were locked for a moment, and hear again.
  await everyone(all, (one) => one.locked());

  // Lena speaks, and says at once that it was the dog: she has five seconds for that. It is believed, and costs nobody anything.
  await lena.say(0.25);
  await lena.button('Неправда!').click();
  await expect(masha.page.locator('.charge')).toContainText('Лена');
  await masha.button('Не было!').click();
  await expect(masha.page.locator('.charge')).toHaveCount(0);

  // It is heard no more at her seat. At Masha's it comes out of the loudspeaker and into the microphone, and never counted.
  await expect.poll(() => masha.loudFor(), { message: 'the echo is in the microphone' }).toBeGreaterThan(3);
  await lena.say(0);
  expect(lena.reports.length).toBeGreaterThan(0);
  expect(masha.reports).toEqual([]);
  await everyone(all, ear);

  // Muted is mute: Masha talks to somebody in her room, and nobody hears it.
  await masha.key.click();
  await masha.say(0.25);
  const spoken = await masha.loudFor();
  await expect.poll(async () => (await masha.loudFor()) - spoken).toBeGreaterThan(2.5);
  await masha.say(0);
  await masha.key.click();
  expect(masha.reports).toEqual([]);

  // Then she does speak, owns up, and the silence is over.
  await everyone(all, ear);
  const before = lena.reports.length;
  await masha.say(0.25);
  await masha.button('Ладно, беру').click();
  await masha.say(0);
  await everyone(all, ({ page }) => expect(page.getByRole('img', { name: 'Микрофон слушает' })).toHaveCount(0));
  await expect(masha.page.locator('.hand [data-kind]')).toHaveCount(6);
  expect([masha.reports.length, lena.reports.length]).toEqual([1, before]);
});

test('in «Шпион» by voice a long silence of who was asked is told, until they say a word', async ({
  page,
  baseURL,
}) => {
  const { table, match } = viewOnWire(moments['spy-talk'] as RoomView);
  const aloud = {
    talk: 'voice',
    turn: 2,
    asker: 1,
    asked: 2,
    said: [{ asker: 1, asked: 2, question: null, answer: null }],
  };
  const view = { table, match: { ...match, offers: [], view: { ...match?.view, ...aloud } } };
  const person = { guest: 'g2', session: 'ABCDEFGHIJKLMNOP', order: 2, open: true, speaks: true, listens: false };
  let tell: (message: object) => void = () => undefined;
  await page.routeWebSocket(/\/socket/, (socket) => {
    tell = (message) => socket.send(JSON.stringify(message));
    socket.onMessage((message) => {
      if (!String(message).includes('"hello"')) return;
      tell({ t: 'welcome', seq: 1, now: Date.now(), view, chat: [], missed: [] });
      tell({ t: 'voice', people: [person] });
    });
  });
  await page.addInitScript(() => {
    const keep = (key: string, value: unknown): void => localStorage.setItem(`tasovka.${key}`, JSON.stringify(value));
    keep('seats', { HRJKM: { token: 'x', guest: 'g0', game: 'spyfall', at: Date.now() } });
    keep('hints', false);
  });
  await page.clock.install();
  await page.goto(`${baseURL}/t/HRJKM`);
  const told = page.getByText('молчит уже');
  await expect(page.getByText('(вслух)')).toBeVisible();
  // What comes when there is room for it comes before time stands still.
  await expect(page.locator('.people .face').first()).toBeVisible();
  // A server that says nothing for twelve seconds is gone.
  const ping = (): void => tell({ t: 'ping', n: 1, at: Date.now(), rtt: 0, offset: 0 });
  const pass = async (ms: number): Promise<void> => {
    for (let left = ms; left > 0; left -= 5000) {
      ping();
      await page.clock.fastForward(Math.min(left, 5000));
    }
  };
  // From here on time passes only when we say so.
  ping();
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 5000);
  // Whoever clears their throat has not answered yet.
  tell({ t: 'speaking', from: 'g2', speaking: true });
  await expect(page.locator('.speaks')).toBeVisible();
  await pass(300);
  tell({ t: 'speaking', from: 'g2', speaking: false });
  await expect(page.locator('.speaks')).toHaveCount(0);
  await expect(told).toHaveCount(0);
  await pass(10_000);
  await expect(told).toHaveText(/уже.10.секунд/);
  await pass(10_000);
  await expect(told).toHaveText(/уже.20.секунд/);
  tell({ t: 'speaking', from: 'g2', speaking: true });
  await expect(page.locator('.speaks')).toBeVisible();
  await pass(700);
  await expect(told).toHaveCount(0);
  await pass(30_000);
  await expect(told).toHaveCount(0);
});
