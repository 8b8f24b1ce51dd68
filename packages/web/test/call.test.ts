import { expect, it } from 'vitest';
import type { Session } from '../src/table/session.svelte.ts';
import { forVoices, originOf } from '../src/voice/description.ts';
import { EchoTally } from '../src/voice/echoTally.ts';
import { isTalkOffered } from '../src/voice/offered.ts';

const offer = [
  'v=0',
  'o=- 4611731400430051336 2 IN IP4 127.0.0.1',
  'm=audio 9 UDP/TLS/RTP/SAVPF 111 63 9',
  'a=rtpmap:111 opus/48000/2',
  'a=rtcp-fb:111 transport-cc',
  'a=fmtp:111 minptime=10;useinbandfec=1',
  'a=rtpmap:63 red/48000/2',
  'a=fmtp:63 111/111',
  '',
].join('\r\n');

it('asks the other’s encoder for silence between words, mending, and 32 kbit/s', () => {
  const wishes = 'a=fmtp:111 minptime=10;useinbandfec=1;usedtx=1;stereo=0;maxaveragebitrate=32000';
  expect(forVoices(offer).split('\r\n')).toEqual(
    offer.replace('a=fmtp:111 minptime=10;useinbandfec=1', wishes).split('\r\n'),
  );
  const bare = offer.replace('a=fmtp:111 minptime=10;useinbandfec=1\r\n', '');
  expect(forVoices(bare)).toContain(`a=rtpmap:111 opus/48000/2\r\n${wishes}\r\n`);
  expect(forVoices('v=0\r\n')).toBe('v=0\r\n');
  expect(originOf(offer)).toBe('4611731400430051336');
});

/** Ten ticks a second, as [who else speaks, whether one's own microphone is loud, for how many ticks]. */
const hear = (...parts: readonly [others: boolean, loud: boolean, ticks: number][]): boolean => {
  const tally = new EchoTally();
  return parts.some(([others, loud, ticks]) =>
    Array.from({ length: ticks }, () => tally.hears(others, loud)).some(Boolean),
  );
};

it('knows an echo from people who talk over each other', () => {
  expect(hear([false, false, 60], [true, true, 90])).toBe(true);
  expect(hear([false, false, 60], [true, true, 30])).toBe(false);
  expect(hear([false, true, 60], [true, true, 90])).toBe(false);
  expect(hear([false, false, 60], [true, false, 90])).toBe(false);
});

it('is offered where there is somebody to talk with, and its key stays for as long as one is in it', () => {
  const [me, friend, bot] = [
    { id: 'me', bot: null },
    { id: 'friend', bot: null },
    { id: 'bot', bot: 'easy' },
  ];
  const offered = (guests: readonly object[], isIn = false): boolean =>
    isTalkOffered({ table: { voice: true, you: 'me', guests }, call: { isIn } } as unknown as Session);
  expect([offered([me, friend]), offered([me, bot]), offered([me, bot], true)]).toEqual([true, false, true]);
});
