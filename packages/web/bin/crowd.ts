import type { Browser, Page } from '@playwright/test';
import {
  connect,
  type RoomConnection,
  type SeatCredentials,
  type VoiceNews,
  type VoicePerson,
} from '@tasovka/protocol';
import { forVoices } from '../src/voice/description.ts';

interface Ways {
  offer(guest: string): Promise<string>;
  answer(guest: string, sdp: string): Promise<string>;
  answered(guest: string, sdp: string): Promise<void>;
  candidate(guest: string, candidate: RTCIceCandidateInit): Promise<void>;
  talk(guest: string, isOn: boolean): void;
}
declare const ways: Ways;

/** In a page: one way for each of its people, with a microphone at this end and nothing that plays what comes. */
function openWays(): void {
  const all = new Map<string, { connection: RTCPeerConnection; voice: MediaStreamTrack }>();
  const microphone = navigator.mediaDevices.getUserMedia({
    audio: { echoCancellation: false, noiseSuppression: false, autoGainControl: false },
  });
  const open = async (guest: string) => {
    const connection = new RTCPeerConnection();
    const voice = (await microphone).getAudioTracks()[0]?.clone() as MediaStreamTrack;
    connection.addTrack(voice, new MediaStream([voice]));
    const way = { connection, voice };
    all.set(guest, way);
    return way;
  };
  const of = async (guest: string): Promise<RTCPeerConnection> => (all.get(guest) ?? (await open(guest))).connection;
  /** With all its addresses in it: on one machine they are known at once. */
  const describe = async (connection: RTCPeerConnection): Promise<string> => {
    await connection.setLocalDescription();
    while (connection.iceGatheringState !== 'complete') await new Promise((done) => setTimeout(done, 20));
    return connection.localDescription?.sdp ?? '';
  };
  const here: Ways = {
    offer: async (guest) => describe(await of(guest)),
    answer: async (guest, sdp) => {
      const connection = await of(guest);
      await connection.setRemoteDescription({ type: 'offer', sdp });
      return describe(connection);
    },
    answered: async (guest, sdp) => (await of(guest)).setRemoteDescription({ type: 'answer', sdp }),
    candidate: async (guest, candidate) => (await of(guest)).addIceCandidate(candidate),
    talk: (guest, isOn) => {
      const way = all.get(guest);
      if (way) way.voice.enabled = isOn;
    },
  };
  Object.assign(globalThis, { ways: here });
}

/**
 * People in a call who cost a machine as little as can be: they talk with one page and not with each other, all of them in
 * one page of another browser, which plays nothing. To the page they are people like any others.
 */
export class Crowd {
  readonly connections: readonly RoomConnection[];
  private readonly guests: readonly string[];
  private readonly page: Page;
  private readonly offered = new Set<string>();

  private constructor(page: Page, base: string, seats: readonly SeatCredentials[], listener: string) {
    this.page = page;
    this.guests = seats.map(({ guest }) => guest);
    this.connections = seats.map((seat, n) => {
      const connection = connect({
        url: `${base.replace('http', 'ws')}/socket`,
        room: seat.code,
        token: seat.token,
        on: {
          view: (_, __, isWelcome) => {
            if (isWelcome) connection.voice({ t: 'voice', session: sessionOf(n), open: true });
          },
          voice: (news) => void this.hear(connection, seat.guest, listener, news),
        },
      });
      return connection;
    });
  }

  /** They talk with `listener` as soon as that guest is in the call. */
  static async gather(
    browser: Browser,
    base: string,
    seats: readonly SeatCredentials[],
    listener: string,
  ): Promise<Crowd> {
    const page = await (await browser.newContext()).newPage();
    // Any page of our own address: strangers get no microphone.
    await page.goto(`${base}/healthz`);
    await page.evaluate(openWays);
    return new Crowd(page, base, seats, listener);
  }

  /** Only so many of them talk; the others keep silent. */
  async talk(howMany: number): Promise<void> {
    for (const [n, guest] of this.guests.entries())
      await this.page.evaluate(([one, isOn]) => ways.talk(one, isOn), [guest, n < howMany] as const);
  }

  async close(): Promise<void> {
    for (const connection of this.connections) connection.close();
    await this.page.context().close();
  }

  private async hear(connection: RoomConnection, me: string, listener: string, news: VoiceNews): Promise<void> {
    if (news.t === 'voice') {
      const theirs = news.people.find(({ guest }) => guest === listener);
      const mine = news.people.find(({ guest }) => guest === me);
      if (theirs && mine && mine.order > theirs.order) await this.offer(connection, me, theirs);
    } else if (news.t === 'voice-signal' && news.from === listener) {
      const { from: to, session, signal } = news;
      if (signal.kind === 'offer') {
        const sdp = await this.page.evaluate(([one, theirs]) => ways.answer(one, theirs), [me, signal.sdp] as const);
        connection.voice({ t: 'voice-signal', to, session, signal: { kind: 'answer', sdp: forVoices(sdp) } });
      } else if (signal.kind === 'answer') {
        await this.page.evaluate(([one, theirs]) => ways.answered(one, theirs), [me, signal.sdp] as const);
      } else if (signal.kind === 'candidate') {
        const candidate = { candidate: signal.candidate, sdpMid: signal.mid, sdpMLineIndex: signal.line };
        await this.page.evaluate(([one, its]) => ways.candidate(one, its), [me, candidate] as const);
      }
    }
  }

  private async offer(connection: RoomConnection, me: string, { guest: to, session }: VoicePerson): Promise<void> {
    if (this.offered.has(me)) return;
    this.offered.add(me);
    const sdp = await this.page.evaluate((one) => ways.offer(one), me);
    connection.voice({ t: 'voice-signal', to, session, signal: { kind: 'offer', sdp: forVoices(sdp) } });
  }
}

const sessionOf = (n: number): string => `crowd-${n}`.padEnd(16, '_');
