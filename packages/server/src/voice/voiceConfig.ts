import type { VoiceConfig } from './turnServers.ts';

/** docs/protocol.md promises it to clients: no operator changes it. */
const keptMs = 15_000;

/** Throws where what is set cannot work: people would be told only that they cannot be reached. */
export function voiceConfig(env: Readonly<Record<string, string | undefined>>): VoiceConfig {
  const turnUrls = urlsIn(env, 'TURN_URL', /^turns?:[^\s@]+$/);
  const stunUrls = urlsIn(env, 'STUN_URL', /^stuns?:[^\s@?]+$/);
  const secret = env.TURN_SECRET ?? '';
  if (turnUrls.length > 0 !== (secret !== '')) throw new Error('TURN_URL and TURN_SECRET go together');
  return { turn: turnUrls.length > 0 ? { urls: turnUrls, secret } : null, stunUrls, keptMs };
}

function urlsIn(env: Readonly<Record<string, string | undefined>>, name: string, form: RegExp): string[] {
  const urls = (env[name] ?? '').split(',').flatMap((url) => url.trim() || []);
  const wrong = urls.find((url) => !form.test(url));
  if (wrong !== undefined)
    throw new Error(`${name} must be like ${name.slice(0, 4).toLowerCase()}:voice.example.org:3478`);
  return urls;
}
