import { type Browser, expect, type Page } from '@playwright/test';
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
}
declare const room: Room;

/**
 * In a page, before anything of it runs: a room with a person, a loudspeaker and a microphone without echo cancellation.
 * What the loudspeaker plays of others is back in the microphone 120 ms later.
 */
function furnish(): void {
  const audio = new AudioContext();
  const microphone = audio.createMediaStreamDestination();
  // A voice has several tones, or its own echo could put it out, and syllables.
  const [syllables, loudness] = [new GainNode(audio, { gain: 0.7 }), new GainNode(audio, { gain: 0 })];
  const start = (frequency: number): OscillatorNode => {
    const tone = new OscillatorNode(audio, { frequency });
    tone.start();
    return tone;
  };
  for (const frequency of [190, 330, 570]) start(frequency).connect(syllables);
  for (const frequency of [3.1, 4.7])
    start(frequency)
      .connect(new GainNode(audio, { gain: 0.15 }))
      .connect(syllables.gain);
  syllables.connect(loudness).connect(microphone);
  const air = new DelayNode(audio, { delayTime: 0.12 });
  // Two friends with such rooms give back less than half of a voice: who speaks is the loudest at their own microphone.
  air.connect(new GainNode(audio, { gain: 0.2 })).connect(microphone);
  const meter = new AnalyserNode(audio, { fftSize: 1024 });
  new MediaStreamAudioSourceNode(audio, { mediaStream: microphone.stream }).connect(meter);
  const samples = new Float32Array(meter.fftSize);
  const played = new Set<MediaStream>();
  let loud = 0;
  setInterval(() => {
    for (const { srcObject } of document.querySelectorAll<HTMLAudioElement>('audio[data-voice]')) {
      if (!(srcObject instanceof MediaStream) || played.has(srcObject)) continue;
      played.add(srcObject);
      new MediaStreamAudioSourceNode(audio, { mediaStream: srcObject }).connect(air);
    }
    meter.getFloatTimeDomainData(samples);
    if (Math.hypot(...samples) / Math.sqrt(samples.length) > 0.03) loud += 0.05;
  }, 50);
  navigator.mediaDevices.getUserMedia = async () => microphone.stream.clone();
  Object.assign(globalThis, {
    room: {
      say: (level: number) => {
        loudness.gain.value = level;
      },
      loudFor: () => loud,
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

const lay = (page: Page) => page.locator('.hand [data-kind="red-tihohryun"]').click();

test('a voice breaks the silence at its own seat alone, not by its echo at others, and the table judges', async ({
  gather,
  testServer,
}) => {
  testServer.dealer.plan([
    {
      fixedDeal: {
        open: 'red-3',
        hands: [
          ['blue-1', 'blue-2', 'green-1', 'green-2'],
          ['red-tihohryun', 'red-1', 'green-6', 'blue-6'],
          ['yellow-1', 'yellow-2', 'blue-4', 'green-4'],
        ],
      },
    },
  ]);
  const all = await gather(testServer.address, 'Маша', 'Костя', 'Лена');
  const [masha, kostya, lena] = all as [Listener, Listener, Listener];
  await everyone(all, (one) => one.joins());
  await masha.page.getByRole('button', { name: 'Начинаем!' }).click();
  await everyone(all, ({ page }) => expect(page.locator('audio[data-voice]')).toHaveCount(2));
  await everyone(all, ({ page }) => expect(page.locator('.hand [data-kind]')).toHaveCount(4, { timeout: 90_000 }));
  await lay(kostya.page);
  const ear = (one: Listener) => expect(one.page.getByRole('img', { name: 'Микрофон слушает' })).toBeVisible();
  await everyone(all, ear);

  // Lena speaks. The others hear her, their microphones as well, and only hers tells.
  await lena.say(0.25);
  await expect(lena.button('Неправда!')).toBeVisible();
  await everyone([masha, kostya], async (one) => {
    await expect(one.page.locator('.charge')).toContainText('Лена');
    await expect.poll(() => one.loudFor(), { message: 'the echo is in the microphone' }).toBeGreaterThan(1.5);
  });
  await lena.say(0);
  expect(all.map(({ reports }) => reports.length)).toEqual([0, 0, 1]);

  // She says it was the dog; they believe her, and it costs nobody anything.
  await lena.button('Неправда!').click();
  await everyone([masha, kostya], (one) => one.button('Не было!').click());
  await expect(masha.page.locator('.charge')).toHaveCount(0);
  await everyone(all, ear);

  // Muted is mute: Masha talks to somebody in her room, and nobody hears it.
  await masha.key.click();
  await masha.say(0.25);
  const spoken = await masha.loudFor();
  await expect.poll(async () => (await masha.loudFor()) - spoken).toBeGreaterThan(3);
  await masha.say(0);
  await masha.key.click();
  expect(all.map(({ reports }) => reports.length)).toEqual([0, 0, 1]);

  // Then she does speak, owns up, and the silence is over.
  await everyone(all, ear);
  await masha.say(0.25);
  await masha.button('Ладно, беру').click();
  await masha.say(0);
  await everyone(all, ({ page }) => expect(page.getByRole('img', { name: 'Микрофон слушает' })).toHaveCount(0));
  await expect(masha.page.locator('.hand [data-kind]')).toHaveCount(6);
  expect(all.map(({ reports }) => reports.length)).toEqual([1, 0, 1]);
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
  // A server that says nothing for twelve seconds is gone.
  const ping = (): void => tell({ t: 'ping', n: 1, at: Date.now(), rtt: 0, offset: 0 });
  const pass = async (ms: number): Promise<void> => {
    for (let left = ms; left > 0; left -= 5000) {
      ping();
      await page.clock.runFor(Math.min(left, 5000));
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
