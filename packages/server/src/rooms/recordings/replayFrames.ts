import { inflateRawSync } from 'node:zlib';
import type { Eyes, Frame } from '@tasovka/protocol';
import { framesOf } from './toldFrames.ts';

/** A damaged or hostile file must not fill the memory. */
export const unpackedBytes = 64_000_000;

/** What one viewer was told of a match as it is stored. */
export const framesFor = (body: string, eyes: Eyes): Frame[] =>
  framesOf(inflateRawSync(Buffer.from(body, 'base64'), { maxOutputLength: unpackedBytes }).toString(), eyes);
