import type { VoiceSignal } from '@tasovka/protocol';
import { forVoices, originOf } from './description.ts';

export interface PeerPlan {
  readonly config: RTCConfiguration;
  /** One of the two offers, always the same one: browsers disagree about who gives way. */
  readonly offers: boolean;
  /** One's own voice; null: only listens. */
  readonly voice: MediaStreamTrack | null;
  /** False where there is no way to the other now. */
  send(signal: VoiceSignal): boolean;
  onvoice(stream: MediaStream): void;
  onchange(): void;
}

/** A connection that stumbles often rights itself; one that is still lost after this long is sought anew. */
const patienceMs = 2000;
/** Two who have just met, with slow phones perhaps, look for each other. */
const firstMs = 8000;
/** Both may ask for a new attempt at the same moment: one will do. */
const answerMs = 3000;
/** How long one attempt may take before the next. */
const attemptsMs = [4000, 6000, 10_000, 20_000];
/** After this long it is said that somebody cannot be reached; it is tried on all the same. */
const hopelessMs = 15_000;

export type PeerState = 'connecting' | 'connected' | 'unreachable';

/** The way to one other person's device: found, kept, and found again. */
export class Peer {
  state: PeerState = 'connecting';
  private readonly plan: PeerPlan;
  private config: RTCConfiguration;
  private connection: RTCPeerConnection;
  private voice: MediaStreamTrack | null;
  /** Signals are answered one after the other. */
  private work: Promise<unknown> = Promise.resolve();
  /** Which connection of the other's we talk to: another one can only be met by another of ours. */
  private theirs: string | null = null;
  private early: RTCIceCandidateInit[] = [];
  private attempts = 0;
  private offeredAt = Number.NEGATIVE_INFINITY;
  private attempt: ReturnType<typeof setTimeout> | undefined;
  private despair: ReturnType<typeof setTimeout> | undefined;
  private isClosed = false;

  constructor(plan: PeerPlan) {
    this.plan = plan;
    this.config = plan.config;
    this.voice = plan.voice;
    this.connection = this.connect();
    this.lost();
    this.later(firstMs);
    if (plan.offers) this.offer(false);
  }

  hear(signal: VoiceSignal): void {
    switch (signal.kind) {
      case 'candidate':
        this.after(() =>
          this.candidate({ candidate: signal.candidate, sdpMid: signal.mid, sdpMLineIndex: signal.line }),
        );
        return;
      case 'restart':
        if (this.plan.offers) this.offer(true);
        return;
      case 'offer':
        if (!this.plan.offers) this.after(() => this.answer(signal.sdp));
        return;
      case 'answer':
        if (this.plan.offers) this.after(() => this.answered(signal.sdp));
        return;
    }
  }

  /** The network has changed, or the room is back through which signals go. */
  seekAnew(evenIfConnected: boolean): void {
    if (this.state === 'connected' && !evenIfConnected) return;
    this.attempts = 0;
    this.seek();
  }

  async speakWith(voice: MediaStreamTrack): Promise<void> {
    this.voice = voice;
    const sender = this.connection.getSenders().find(({ track }) => track?.kind === 'audio');
    await sender?.replaceTrack(voice);
  }

  /** Servers are named anew before they no longer let anybody in. */
  renew(config: RTCConfiguration): void {
    this.connection.setConfiguration(config);
    this.config = config;
  }

  close(): void {
    this.isClosed = true;
    clearTimeout(this.attempt);
    clearTimeout(this.despair);
    this.connection.close();
  }

  private connect(): RTCPeerConnection {
    const { offers, send, onvoice } = this.plan;
    const connection = new RTCPeerConnection(this.config);
    if (this.voice) connection.addTrack(this.voice, new MediaStream([this.voice]));
    else if (offers) connection.addTransceiver('audio', { direction: 'recvonly' });
    connection.ontrack = ({ track, streams }) => onvoice(streams[0] ?? new MediaStream([track]));
    connection.onicecandidate = ({ candidate }) => {
      if (!candidate || candidate.candidate === '') return;
      const { sdpMid: mid, sdpMLineIndex: line } = candidate;
      send({ kind: 'candidate', candidate: candidate.candidate, mid, line });
    };
    connection.onconnectionstatechange = () => this.changed();
    this.early = [];
    this.theirs = null;
    return connection;
  }

  /** Our own end can no longer be used with what the other has now. */
  private rebuild(): void {
    this.connection.onconnectionstatechange = null;
    this.connection.close();
    this.connection = this.connect();
  }

  private changed(): void {
    switch (this.connection.connectionState) {
      case 'connected':
        clearTimeout(this.attempt);
        clearTimeout(this.despair);
        this.despair = undefined;
        this.attempts = 0;
        this.become('connected');
        return;
      case 'disconnected':
        this.lost();
        this.later(patienceMs);
        return;
      case 'failed':
        this.lost();
        this.seek();
        return;
    }
  }

  private lost(): void {
    if (this.state === 'connected') this.become('connecting');
    this.despair ??= setTimeout(() => this.become('unreachable'), hopelessMs);
  }

  private become(state: PeerState): void {
    if (this.state === state) return;
    this.state = state;
    this.plan.onchange();
  }

  private later(ms = attemptsMs.at(-1)): void {
    clearTimeout(this.attempt);
    this.attempt = setTimeout(() => this.seek(), ms);
  }

  private seek(): void {
    if (this.isClosed) return;
    this.later(attemptsMs[++this.attempts]);
    if (this.plan.offers) this.offer(true);
    else this.plan.send({ kind: 'restart' });
  }

  private offer(restarts: boolean): void {
    this.after(async () => {
      const isAsked = this.connection.signalingState === 'have-local-offer';
      if (isAsked && performance.now() - this.offeredAt < answerMs) return;
      this.offeredAt = performance.now();
      if (restarts) this.connection.restartIce();
      await this.connection.setLocalDescription(await this.connection.createOffer());
      this.tell('offer');
    });
  }

  private async answer(sdp: string): Promise<void> {
    if (this.theirs !== null && this.theirs !== originOf(sdp)) this.rebuild();
    this.theirs = originOf(sdp);
    await this.connection.setRemoteDescription({ type: 'offer', sdp });
    await this.connection.setLocalDescription(await this.connection.createAnswer());
    this.tell('answer');
    await this.takeEarly();
  }

  private async answered(sdp: string): Promise<void> {
    if (this.connection.signalingState !== 'have-local-offer') return;
    if (this.theirs !== null && this.theirs !== originOf(sdp)) {
      this.rebuild();
      this.offer(false);
      return;
    }
    this.theirs = originOf(sdp);
    await this.connection.setRemoteDescription({ type: 'answer', sdp });
    await this.takeEarly();
  }

  private tell(kind: 'offer' | 'answer'): void {
    const sdp = this.connection.localDescription?.sdp;
    if (sdp) this.plan.send({ kind, sdp: forVoices(sdp) });
  }

  private async candidate(candidate: RTCIceCandidateInit): Promise<void> {
    if (this.connection.remoteDescription) await this.connection.addIceCandidate(candidate);
    else this.early.push(candidate);
  }

  private async takeEarly(): Promise<void> {
    for (const candidate of this.early.splice(0))
      await this.connection.addIceCandidate(candidate).catch(() => undefined);
  }

  /** What fails is not mended here: while there is no connection it is sought anew. */
  private after(work: () => Promise<unknown>): void {
    this.work = this.work.then(() => (this.isClosed ? undefined : work())).catch(() => undefined);
  }
}
