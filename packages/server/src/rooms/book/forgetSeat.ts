import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { isObject, type Json } from '@tasovka/kernel';
import { unpackedBytes } from '../recordings/replayFrames.ts';

export const nobody = { name: '', face: '', bot: null };

/** What everybody was told, without who sat there and what they said or wrote. */
export function forgetSeat(body: string, seat: number): string {
  const unpacked = inflateRawSync(Buffer.from(body, 'base64'), { maxOutputLength: unpackedBytes }).toString();
  const forgotten = JSON.stringify(JSON.parse(unpacked), (key, value: Json): Json => {
    if (key === 'players' && Array.isArray(value) && value.every((one) => isObject(one) && 'face' in one)) {
      return value.map((player: Json, at) => (at === seat ? nobody : player));
    }
    return isObject(value) ? withoutWords(value, seat) : value;
  });
  return deflateRawSync(forgotten).toString('base64');
}

/** «Шпион» tells questions and answers: in events, and in the list of what was said. */
function withoutWords(value: { readonly [key: string]: Json }, seat: number): { readonly [key: string]: Json } {
  const asks = 'question' in value && value.asker === seat;
  const answers = 'answer' in value && (value.type === 'answered' ? value.seat : value.asked) === seat;
  if (!asks && !answers) return value;
  return { ...value, ...(asks && { question: null }), ...(answers && { answer: null }) };
}
