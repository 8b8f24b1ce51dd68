import { below, pick } from './pick.ts';

const words = [
  'hello',
  'act',
  'table',
  'say',
  'react',
  'signal',
  'pong',
  'update',
  '__proto__',
  'constructor',
  'toString',
  '',
];
const types = [
  'play',
  'draw',
  'slap',
  'next',
  'catch',
  'declare',
  'vote',
  'ask',
  'answer',
  '__proto__',
  'hasOwnProperty',
];
export const texts = [
  '<script>alert(1)</script>',
  '\u0000\u202e\u200b',
  'я'.repeat(300),
  '\ud800',
  "'; DROP TABLE rooms; --",
  '../../etc/passwd',
  '%00%ff',
  '{{7*7}}',
  '',
];

export function value(depth: number): unknown {
  if (depth > 4 || Math.random() < 0.5) {
    return pick<unknown>([
      null,
      true,
      -1,
      0,
      1e308,
      -0,
      1.5,
      2 ** 53,
      Number.NaN,
      pick(texts),
      pick(words),
      below(100),
    ]);
  }
  if (Math.random() < 0.4) return Array.from({ length: below(5) }, () => value(depth + 1));
  return Object.fromEntries(
    Array.from({ length: below(5) }, () => [
      pick([...words, ...texts, 'type', 'card', 'seat', 'ms']),
      value(depth + 1),
    ]),
  );
}

const flag = (): unknown => pick<unknown>([true, false, true, false, value(4)]);
const guest = (): unknown => pick<unknown>(['g', 'gAAAAAAAA', '__proto__', value(4)]);

/** The fields of each request, so that some are taken. */
const requests: Readonly<Record<string, () => object>> = {
  ready: () => ({ ready: flag() }),
  rename: () => ({ name: pick<unknown>([...texts, value(3)]), face: pick<unknown>(['x', value(4)]) }),
  watch: () => ({ watching: flag() }),
  choose: () => ({ game: pick(['swintus', 'lol', 'spyfall', '__proto__', 'x']), options: value(0) }),
  bot: () => ({ level: pick<unknown>(['easy', 'solid', 'strong', value(4)]) }),
  remove: () => ({ id: guest(), block: flag() }),
  unblock: () => ({}),
  lock: () => ({ locked: flag() }),
  programs: () => ({ allowed: flag() }),
  mute: () => ({ id: guest(), muted: flag() }),
  seat: () => ({ id: guest(), allowed: flag() }),
  host: () => ({ to: guest() }),
  language: () => ({ language: pick(['ru', 'en', 'xx']) }),
  start: () => ({}),
  lobby: () => ({}),
  pause: () => ({ paused: flag() }),
  pace: () => ({ times: pick<unknown>([value(2), { turnMs: pick<unknown>([0, 1, 30_000, 86_400_000, value(4)]) }]) }),
  agree: () => ({ agrees: flag() }),
  predict: () => ({ seat: pick<unknown>([0, 1, 2, 63, value(4)]) }),
  'open-hand': () => ({ open: flag() }),
  'look-over': () => ({ at: pick<unknown>([null, guest()]) }),
  leave: () => ({}),
  'sit-in': () => ({ on: flag() }),
};

function almostRequest(): unknown {
  const [kind, fields] = pick(Object.entries(requests));
  return { kind, ...fields(), ...(below(10) === 0 && { more: value(2) }) };
}

/** Something that looks like a message, more or less. */
function almostMessage(code: string): unknown {
  const id = pick<unknown>([1, below(1000), -1, '1', null, 1e20]);
  const action = {
    type: pick(types),
    card: value(3),
    seat: value(4),
    ms: value(4),
    window: value(4),
    colour: value(4),
  };
  return pick<unknown>([
    { t: 'hello', room: pick([code, value(2)]), token: pick(['x'.repeat(22), value(3)]) },
    { t: 'hello', token: pick(['x'.repeat(22), value(3)]), seq: value(3) },
    { t: 'act', id, action: pick([action, value(0)]), pressedAt: value(3) },
    { t: 'table', id, request: almostRequest() },
    { t: 'table', id, request: value(0) },
    { t: 'say', id, text: pick<unknown>([...texts, value(2)]), replyTo: value(3) },
    { t: 'react', emoji: pick<unknown>([...texts, value(2)]) },
    { t: 'signal', signal: pick<unknown>(['spoke', 'heard', 'left', 'hand', value(2)]) },
    { t: 'voice', session: pick<unknown>(['s'.repeat(16), value(2)]), open: pick<unknown>([true, value(3)]) },
    { t: 'voice-leave' },
    { t: 'speaking', speaking: pick<unknown>([true, false, value(3)]) },
    {
      t: 'voice-signal',
      to: pick<unknown>(['g'.repeat(9), value(2)]),
      session: 's'.repeat(16),
      signal: pick<unknown>([{ kind: 'offer', sdp: 'v=0\r\n'.repeat(1500) }, { kind: 'restart' }, value(0)]),
    },
    {
      t: 'show',
      show: pick<unknown>([null, { recording: 'x'.repeat(22), n: value(3), playing: true, speed: 1 }, value(1)]),
    },
    { t: 'point', what: pick<unknown>([...texts, value(2)]), x: pick<unknown>([0.5, value(3)]), y: 0.5 },
    { t: 'pong', n: value(3), at: value(3) },
    { t: pick(words), ...(value(0) as object) },
    value(0),
  ]);
}

/** A message no honest client sends. */
export function hostileMessage(code: string): string {
  const dice = Math.random();
  if (dice < 0.7) return JSON.stringify(almostMessage(code)) ?? 'undefined';
  if (dice < 0.8) return (JSON.stringify(almostMessage(code)) ?? '').slice(0, below(60));
  if (dice < 0.86) return '['.repeat(below(4000));
  if (dice < 0.9) return `{"t":"say","id":1,"text":"${'x'.repeat(below(20_000))}"}`;
  return pick(texts);
}

/** Something like a pack of places, more or less, or far too much of it. */
export function hostilePack(): string {
  if (Math.random() < 0.1) return `{"places":${'['.repeat(below(100_000))}`;
  if (Math.random() < 0.05) return `{"name":"a${'\u0301\u0316'.repeat(below(60_000))}"}`;
  const place = { name: pick<unknown>([value(2), pick(texts)]), roles: value(2), spy: value(3) };
  const pack = {
    name: pick<unknown>([value(2), { ru: pick(texts), en: pick(texts) }]),
    places: Array.from({ length: below(Math.random() < 0.1 ? 3000 : 40) }, () => place),
  };
  return JSON.stringify(pick<unknown>([pack, { ...pack, ...(value(0) as object) }, value(0)])) ?? 'x';
}
