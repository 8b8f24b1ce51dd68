import { createHmac, randomBytes } from 'node:crypto';
import type { IceServer } from '@tasovka/protocol';
import type { IceServers, VoiceService } from '../rooms/voice/voiceService.ts';

export interface VoiceConfig {
  readonly turn: { readonly urls: readonly string[]; readonly secret: string } | null;
  readonly stunUrls: readonly string[];
  readonly keptMs: number;
}

/** How long a credential opens the relay. Whoever is connected by then stays so. */
export const credentialMs = 3_600_000;

/**
 * The servers of a call, as the operator gave them. Without any, devices reach each other directly or not at all: no
 * stranger's service is asked who talks to whom.
 */
export class TurnServers implements VoiceService {
  private readonly config: VoiceConfig;

  constructor(config: VoiceConfig) {
    this.config = config;
  }

  get keptMs(): number {
    return this.config.keptMs;
  }

  iceServers(now: number): IceServers {
    const { turn, stunUrls } = this.config;
    const until = now + credentialMs;
    const servers: IceServer[] = [];
    if (stunUrls.length > 0) servers.push({ urls: stunUrls });
    if (turn) servers.push({ urls: turn.urls, ...turnCredential(turn.secret, until, randomBytes(6).toString('hex')) });
    return { servers, until };
  }
}

/** As coturn's `use-auth-secret` wants it. The relay writes the user name into its logs: it says nothing about anybody. */
export function turnCredential(secret: string, until: number, name: string): { username: string; credential: string } {
  const username = `${Math.floor(until / 1000)}:${name}`;
  return { username, credential: createHmac('sha1', secret).update(username).digest('base64') };
}
