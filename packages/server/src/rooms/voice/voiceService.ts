import type { IceServer, Timestamp } from '@tasovka/protocol';

/** By which servers devices find ways to each other, and until when these let them in. */
export interface IceServers {
  readonly servers: readonly IceServer[];
  readonly until: Timestamp;
}

/** What a server that offers calls gives to a room. Voices themselves never pass through it. */
export interface VoiceService {
  iceServers(now: Timestamp): IceServers;
  /** Whose device has gone may be back in a moment, and their voice need not have been lost meanwhile. */
  readonly keptMs: number;
}
