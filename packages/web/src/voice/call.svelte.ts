import type { IceServer, VoiceMessage, VoiceNews, VoicePerson } from '@tasovka/protocol';
import { isMuted } from '../table/muted.ts';
import { Devices } from './devices.svelte.ts';
import { EchoTally } from './echoTally.ts';
import { Loudspeaker } from './loudspeaker.ts';
import { resumeMeasuring } from './measuring.ts';
import { faultOf, type MicFault, openMicrophone } from './microphone.ts';
import { OwnVoice } from './ownVoice.ts';
import { Peer, type PeerState } from './peer.ts';
import { levelOf, setLevel, voiceSettings } from './voiceSettings.ts';
import type { VoiceListener, Voices } from './voices.svelte.ts';

export interface CallPlan {
  readonly voices: Voices;
  readonly me: string;
  /** People may talk at this table. */
  isOffered(): boolean;
  /** False where there is no way to the room now. */
  send(message: VoiceMessage): boolean;
}

/** A room that was opened anew knows nobody: whoever is still heard has so long to come back to its list. */
const comeBackMs = 15_000;
/** The room is told at most this often that one is in the call, where its list does not say so. */
const announceMs = 2000;

const newSession = (): string =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(12))))
    .replaceAll('+', '-')
    .replaceAll('/', '_');

/** One's own part in the call of a table: the microphone, the ways to everybody else, and what is heard of them. */
export class Call implements VoiceListener {
  /** One's own, open for as long as one is in the call with it, even while nothing of it is sent. */
  microphone = $state.raw<MediaStream | null>(null);
  remoteStreams = $state.raw<ReadonlyMap<string, MediaStream>>(new Map());
  /** This page's stay in the call. */
  private session = $state.raw<string | null>(null);
  /** Why the microphone was not opened. */
  fault = $state.raw<MicFault | null>(null);
  /** One has muted oneself. */
  isMuted = $state(false);
  /** The key of push to talk is down. */
  isPressed = $state(false);
  /** The browser plays nothing before another tap. */
  isBlocked = $state(false);
  /** Others are heard in one's own microphone: they hear themselves. */
  echoes = $state(false);
  /** How loud one's own microphone is. */
  level = $state(0);
  isJoining = $state(false);
  readonly devices: Devices;
  readonly voices: Voices;
  private readonly plan: CallPlan;
  private states = $state.raw<ReadonlyMap<string, PeerState>>(new Map());
  private servers = $state.raw<readonly IceServer[] | null>(null);
  /** A phone call or the system has taken the microphone. */
  isTaken = $state(false);
  private readonly peers = new Map<string, { readonly session: string; readonly peer: Peer }>();
  private readonly loudspeaker = new Loudspeaker((isBlocked) => {
    this.isBlocked = isBlocked;
  });
  /** What is sent of the microphone; silent while one is muted. */
  private sent: MediaStreamTrack | null = null;
  private ownVoice: OwnVoice | null = null;
  private echo = new EchoTally();
  private told = { open: false, speaking: false };
  private welcomedAt = Number.NEGATIVE_INFINITY;
  private announcedAt = Number.NEGATIVE_INFINITY;
  private isClosed = false;
  private readonly stopEffects: () => void;

  constructor(plan: CallPlan) {
    this.plan = plan;
    this.voices = plan.voices;
    this.voices.listener = this;
    this.devices = new Devices(this);
    this.stopEffects = $effect.root(() => {
      $effect(() => this.setLevels());
      $effect(() => this.setOpen(this.wantsOpen, this.isOpen));
    });
    addEventListener('pagehide', this.leave);
    addEventListener('online', this.networkChanged);
    document.addEventListener('visibilitychange', this.seen);
  }

  get isIn(): boolean {
    return this.session !== null;
  }

  get people(): readonly VoicePerson[] {
    return this.voices.people;
  }

  get listens(): boolean {
    return this.microphone === null;
  }

  /** The table lets this guest speak. */
  get maySpeak(): boolean {
    return this.person(this.plan.me)?.speaks ?? true;
  }

  private get wantsOpen(): boolean {
    const isHeld = voiceSettings.pushToTalk.value ? this.isPressed : !this.isMuted;
    return this.microphone !== null && isHeld && !this.isTaken;
  }

  /** What is said here is heard by the others. */
  get isOpen(): boolean {
    return this.wantsOpen && this.maySpeak;
  }

  /** A relay was asked for, and this server has none. */
  get lacksRelay(): boolean {
    return voiceSettings.relayOnly.value && this.servers !== null && !this.hasRelay;
  }

  get hasRelay(): boolean {
    return this.servers?.some(({ urls }) => urls.some((url) => url.startsWith('turn'))) ?? false;
  }

  isSpeaking(guest: string): boolean {
    return this.voices.speakers.has(guest);
  }

  /** How loud somebody is here, from 0 to 1, for this device alone. */
  outputLevel(guest: string): number {
    return isMuted(guest) || this.person(guest)?.speaks === false ? 0 : levelOf(guest);
  }

  setOutputLevel(guest: string, level: number): void {
    setLevel(guest, level);
  }

  /** The way to somebody in the call; null for oneself, and between two who only listen. */
  stateOf(guest: string): PeerState | null {
    return this.states.get(guest) ?? null;
  }

  /** Whom no way was found to, for no reason that is known. */
  get unreachable(): readonly string[] {
    if (this.lacksRelay) return [];
    return [...this.states].flatMap(([guest, state]) => (state === 'unreachable' ? [guest] : []));
  }

  /** By a tap, never by itself. Whoever is in it already comes in anew: with a microphone, or by the relay alone. */
  async join(speaks: boolean): Promise<void> {
    this.fault = null;
    this.isJoining = true;
    const microphone = speaks ? await this.openMicrophone(() => !this.isClosed) : null;
    this.isJoining = false;
    if (this.isClosed || (speaks && !microphone)) return;
    this.endPeers();
    if (microphone !== this.microphone) this.closeMicrophone();
    if (microphone) this.speakWith(microphone);
    this.session = newSession();
    this.servers = null;
    this.told.speaking = false;
    this.announce();
    void this.devices.refresh();
  }

  readonly leave = (): void => {
    if (this.session === null) return;
    this.session = null;
    this.plan.send({ t: 'voice-leave' });
    this.endPeers();
    this.closeMicrophone();
  };

  /** For good. */
  close(): void {
    this.isClosed = true;
    this.leave();
    this.stopEffects();
    this.devices.close();
    this.voices.listener = null;
    removeEventListener('pagehide', this.leave);
    removeEventListener('online', this.networkChanged);
    document.removeEventListener('visibilitychange', this.seen);
  }

  /** Another microphone was chosen. */
  async changeMicrophone(): Promise<void> {
    if (!this.microphone) return;
    const microphone = await this.openMicrophone(() => this.microphone !== null);
    const before = this.microphone;
    if (!microphone || !before) return;
    this.speakWith(microphone);
    stop(before);
    const { sent } = this;
    if (sent) await Promise.all([...this.peers.values()].map(({ peer }) => peer.speakWith(sent)));
  }

  async changeOutput(): Promise<void> {
    await this.loudspeaker.setDevice(voiceSettings.output.value);
  }

  /** After a tap. */
  async resume(): Promise<void> {
    resumeMeasuring();
    await this.loudspeaker.resume();
  }

  testSound(): void {
    this.loudspeaker.test();
  }

  hear(news: VoiceNews): void {
    if (this.session === null) return;
    switch (news.t) {
      case 'voice':
        this.follow();
        return;
      case 'voice-ice':
        this.servers = news.servers;
        for (const { peer } of this.peers.values()) peer.renew(this.config());
        this.follow();
        return;
      case 'voice-signal': {
        const known = this.peers.get(news.from);
        if (known?.session === news.session) known.peer.hear(news.signal);
        return;
      }
    }
  }

  welcomed(): void {
    if (this.session === null) return;
    this.welcomedAt = performance.now();
    this.told.speaking = false;
    setTimeout(() => this.follow(), comeBackMs);
    this.announce();
    for (const { peer } of this.peers.values()) peer.seekAnew(false);
  }

  /** There is no call here any more, or no room in it. */
  refused(): void {
    this.leave();
  }

  private person(guest: string): VoicePerson | undefined {
    return this.voices.people.find((one) => one.guest === guest);
  }

  private announce(): void {
    if (this.session === null) return;
    this.announcedAt = performance.now();
    const open = this.wantsOpen;
    this.told = { open, speaking: this.told.speaking && open };
    this.plan.send({
      t: 'voice',
      session: this.session,
      open,
      ...(this.listens && { listens: true }),
    });
  }

  /** A way to everybody on the room's list, and to nobody else. */
  private follow(): void {
    if (this.session === null) return;
    const me = this.person(this.plan.me);
    if (me?.session !== this.session) this.missing();
    if (!me || this.servers === null) return;
    const isLate = performance.now() - this.welcomedAt >= comeBackMs;
    for (const [guest, { session, peer }] of this.peers) {
      const person = this.person(guest);
      const isBack = person ? person.session === session : !isLate && peer.state === 'connected';
      if (!isBack) this.drop(guest);
    }
    for (const person of this.people) {
      const isSilent = person.listens && this.listens;
      if (person.guest !== this.plan.me && !this.peers.has(person.guest) && !isSilent) this.meet(person, me);
    }
  }

  /** The room does not know us: it was away too long, or there is no call any more. */
  private missing(): void {
    if (!this.plan.isOffered()) this.leave();
    else if (performance.now() - this.announcedAt > announceMs) this.announce();
  }

  private meet({ guest, session, order }: VoicePerson, me: VoicePerson): void {
    const peer = new Peer({
      config: this.config(),
      offers: me.order > order,
      voice: this.sent,
      send: (signal) => this.plan.send({ t: 'voice-signal', to: guest, session, signal }),
      onvoice: (stream) => this.heard(guest, stream),
      onchange: () => this.tellStates(),
    });
    this.peers.set(guest, { session, peer });
    this.tellStates();
  }

  private heard(guest: string, stream: MediaStream): void {
    this.remoteStreams = new Map([...this.remoteStreams, [guest, stream]]);
    this.loudspeaker.play(guest, stream, this.outputLevel(guest));
  }

  private drop(guest: string): void {
    this.peers.get(guest)?.peer.close();
    this.peers.delete(guest);
    this.loudspeaker.drop(guest);
    this.remoteStreams = new Map([...this.remoteStreams].filter(([one]) => one !== guest));
    this.tellStates();
  }

  private endPeers(): void {
    for (const guest of [...this.peers.keys()]) this.drop(guest);
  }

  private tellStates(): void {
    this.states = new Map([...this.peers].map(([guest, { peer }]) => [guest, peer.state]));
  }

  private config(): RTCConfiguration {
    const iceServers = (this.servers ?? []).map(({ urls, ...rest }) => ({ urls: [...urls], ...rest }));
    return { iceServers, iceTransportPolicy: voiceSettings.relayOnly.value ? 'relay' : 'all' };
  }

  /** Whoever is asked may take their time, and be gone when they say yes. */
  private async openMicrophone(isWanted: () => boolean): Promise<MediaStream | null> {
    try {
      const microphone = await openMicrophone(voiceSettings.input.value);
      if (isWanted()) return microphone;
      stop(microphone);
      return null;
    } catch (error) {
      this.fault = faultOf(error);
      return null;
    }
  }

  private speakWith(microphone: MediaStream): void {
    this.sent?.stop();
    const [track] = microphone.getAudioTracks();
    if (!track) return;
    this.microphone = microphone;
    this.sent = track.clone();
    this.isTaken = track.muted;
    track.onmute = () => {
      this.isTaken = true;
    };
    track.onunmute = () => {
      this.isTaken = false;
    };
    track.onended = () => {
      this.isTaken = true;
      this.seen();
    };
    this.sent.enabled = this.isOpen;
    if (this.ownVoice) this.ownVoice.listenTo(microphone);
    else this.ownVoice = new OwnVoice(microphone, (level, isSpeaking) => this.speaks(level, isSpeaking));
  }

  private closeMicrophone(): void {
    if (this.microphone) stop(this.microphone);
    this.sent?.stop();
    this.ownVoice?.close();
    this.microphone = null;
    this.sent = null;
    this.ownVoice = null;
    this.level = 0;
  }

  private speaks(level: number, isSpeaking: boolean): void {
    this.level = level;
    const others = [...this.voices.speakers].some((guest) => guest !== this.plan.me);
    if (this.echo.hears(others, isSpeaking)) this.echoes = true;
    const speaking = isSpeaking && this.isOpen;
    if (speaking === this.told.speaking) return;
    if (this.plan.send({ t: 'speaking', speaking })) this.told.speaking = speaking;
  }

  private setOpen(wantsOpen: boolean, isOpen: boolean): void {
    if (this.sent) this.sent.enabled = isOpen;
    if (this.session === null || wantsOpen === this.told.open) return;
    this.announce();
  }

  private setLevels(): void {
    for (const guest of this.remoteStreams.keys()) this.loudspeaker.setLevel(guest, this.outputLevel(guest));
  }

  private readonly networkChanged = (): void => {
    for (const { peer } of this.peers.values()) peer.seekAnew(true);
  };

  /** The phone was locked or took a call, and is back: so is the microphone. */
  private readonly seen = (): void => {
    if (document.hidden || this.session === null) return;
    void this.resume();
    for (const { peer } of this.peers.values()) peer.seekAnew(false);
    const isEnded = this.microphone?.getAudioTracks().some(({ readyState }) => readyState === 'ended');
    if (isEnded) void this.changeMicrophone();
  };
}

const stop = (stream: MediaStream): void => {
  for (const track of stream.getTracks()) track.stop();
};
