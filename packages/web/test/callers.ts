import { type Browser, expect as expectSoon, type Page } from '@playwright/test';
import type { SeatCredentials } from '@tasovka/protocol';
import { faces, layTable, type Person, sit } from './kit.ts';

/** Ten browsers on one machine take their time, in a test and outside of one. */
const expect = expectSoon.configure({ timeout: 45_000 });

/** Microphones that beep, allowed without a question; on one machine, voices go by its own addresses. */
export const callArgs = [
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  '--autoplay-policy=no-user-gesture-required',
  '--allow-loopback-in-peer-connection',
];

/** What has come of one other person's voice, as the browser has counted it. */
export interface Heard {
  readonly packets: number;
  /** Of what was played; it stands still while nothing is to be heard. */
  readonly energy: number;
  /** Seconds that were played: the clock of what is heard. */
  readonly seconds: number;
  /** The kinds of both ends of the way it takes. */
  readonly way: readonly string[];
}

interface InPage {
  /** Every connection that was made, for its statistics. */
  readonly connections: RTCPeerConnection[];
  /** By whose voices are played. */
  playing(): Map<string, RTCPeerConnection>;
}
declare const calls: InPage;

/** In a page, before anything of it runs. */
export function keepConnections(): void {
  const connections: RTCPeerConnection[] = [];
  const Real = globalThis.RTCPeerConnection;
  globalThis.RTCPeerConnection = class extends Real {
    constructor(config?: RTCConfiguration) {
      super(config);
      connections.push(this);
    }
  };
  const playing = (): Map<string, RTCPeerConnection> => {
    const found = new Map<string, RTCPeerConnection>();
    for (const { dataset, srcObject } of document.querySelectorAll<HTMLAudioElement>('audio[data-voice]')) {
      const tracks = srcObject instanceof MediaStream ? srcObject.getTracks() : [];
      const its = connections.find((one) => one.getReceivers().some(({ track }) => tracks.includes(track)));
      if (its) found.set(dataset.voice ?? '', its);
    }
    return found;
  };
  Object.assign(globalThis, { calls: { connections, playing } });
}

/** In a page: what is heard of everybody whose voice is played. */
async function hearings(): Promise<Record<string, Heard>> {
  const heard: Record<string, Heard> = {};
  for (const [guest, connection] of calls.playing()) {
    const stats = [...(await connection.getStats()).values()];
    const of = (type: string) => stats.find((one) => one.type === type);
    const pair = stats.find(({ id }) => id === of('transport')?.selectedCandidatePairId);
    const kind = (wanted: unknown): string => stats.find(({ id }) => id === wanted)?.candidateType ?? '';
    const inbound = of('inbound-rtp');
    heard[guest] = {
      packets: inbound?.packetsReceived ?? 0,
      energy: inbound?.totalAudioEnergy ?? 0,
      seconds: inbound?.totalSamplesDuration ?? 0,
      way: [kind(pair?.localCandidateId), kind(pair?.remoteCandidateId)],
    };
  }
  return heard;
}

/** In a page: watches from now on for how long at most nothing comes of somebody. */
function watchFor(guest: string): void {
  const connection = calls.playing().get(guest);
  const watch = { longest: 0, last: performance.now(), packets: -1 };
  setInterval(async () => {
    const stats = [...((await connection?.getStats())?.values() ?? [])];
    const packets = stats.find(({ type }) => type === 'inbound-rtp')?.packetsReceived ?? -1;
    const now = performance.now();
    if (packets > watch.packets) watch.last = now;
    watch.packets = packets;
    watch.longest = Math.max(watch.longest, (now - watch.last) / 1000);
  }, 100);
  Object.assign(globalThis, { watch });
}

const nothing: Heard = { packets: 0, energy: 0, seconds: 0, way: [] };

/** Somebody at a table with a microphone. */
export class Caller {
  readonly page: Page;
  readonly guest: string;
  readonly name: string;
  readonly person: Person;

  constructor(person: Person, seat: SeatCredentials) {
    this.person = person;
    this.page = person.page;
    this.guest = seat.guest;
    this.name = person.name;
  }

  get key() {
    return this.page.locator('.voice');
  }

  async opens(): Promise<void> {
    await this.page.getByRole('button', { name: 'Голоса', exact: true }).first().click();
  }

  async closes(): Promise<void> {
    await this.page.locator('dialog[open] .close').click();
  }

  /** With the microphone, or only to listen. */
  async joins(how: 'Говорить' | 'Только слушать' = 'Говорить'): Promise<void> {
    await this.opens();
    await this.page.getByRole('button', { name: how, exact: true }).click();
    await expect(this.page.getByRole('button', { name: 'Выйти из разговора' })).toBeVisible();
    await this.closes();
  }

  /** The relay alone is to be used. */
  async hidesAddress(): Promise<void> {
    await this.opens();
    await this.page.getByText('Не показывать мой адрес').click();
    await this.closes();
  }

  hearings(): Promise<Record<string, Heard>> {
    return this.page.evaluate(hearings);
  }

  async of({ guest }: Caller): Promise<Heard> {
    return (await this.hearings())[guest] ?? nothing;
  }

  /** Packets come, and there is something to hear in them. */
  async hears(other: Caller): Promise<void> {
    const before = await this.of(other);
    await expect
      .poll(
        async () => {
          const now = await this.of(other);
          return now.packets > before.packets && now.energy > before.energy + 1e-6;
        },
        { message: `${this.name} hears ${other.name}` },
      )
      .toBe(true);
  }

  /** Once what was still on its way has been played, nothing is to be heard of somebody any more. */
  async hearsNothingOf(other: Caller): Promise<void> {
    const message = `${this.name} hears nothing of ${other.name}`;
    await expect.poll(() => this.loudness(other, 0.8), { message, intervals: [0] }).toBeLessThan(1e-6);
    expectSoon(await this.loudness(other, 1.2), message).toBeLessThan(1e-6);
  }

  /** How much there is to hear of somebody in so many seconds of what is played; a microphone beeps twice a second. */
  private async loudness(other: Caller, seconds: number): Promise<number> {
    const from = await this.of(other);
    const played = async (): Promise<number> => (await this.of(other)).seconds - from.seconds;
    await expect.poll(played, { intervals: [100] }).toBeGreaterThan(seconds);
    return (await this.of(other)).energy - from.energy;
  }

  /** How it stands with each way that was ever opened. */
  states(): Promise<RTCPeerConnectionState[]> {
    return this.page.evaluate(() => calls.connections.map(({ connectionState }) => connectionState));
  }

  /** So much time passes for this page alone, once its clock was taken over. The server is heard of meanwhile, as it would be. */
  async passes(seconds: number): Promise<void> {
    const { heard } = this.person;
    for (let left = seconds; left > 0; left -= 8) {
      const before = heard.length;
      await expect.poll(() => heard.length, { intervals: [100] }).toBeGreaterThan(before);
      await this.page.clock.fastForward(Math.min(left, 8) * 1000);
    }
  }

  /** From now on, for how many seconds at most nothing came of somebody. */
  async watches(other: Caller): Promise<() => Promise<number>> {
    await this.page.evaluate(watchFor, other.guest);
    return () => this.page.evaluate('watch.longest');
  }
}

/** People in the lobby of a table, each in a browser of their own. */
export async function callers(browser: Browser, base: string, names: readonly string[]): Promise<Caller[]> {
  const seats = await layTable({ base, game: 'swintus', options: {}, people: names });
  return Promise.all(
    seats.map(async (seat, i) => {
      const person = await sit(browser, base, names[i] as string, faces[i] as string, seat);
      await person.context.addInitScript(keepConnections);
      await person.page.goto(`/t/${seat.code}`);
      return new Caller(person, seat);
    }),
  );
}

export const everyPair = (all: readonly Caller[]): [Caller, Caller][] =>
  all.flatMap((one) => all.filter((other) => other !== one).map((other): [Caller, Caller] => [one, other]));
