import { deflateRaw } from 'node:zlib';

/** Compressed in a thread of Node’s own, so that tables that are played do not wait. */
export const compressed = (text: string): Promise<Buffer> =>
  new Promise((done, failed) => {
    deflateRaw(text, (error, packed) => (error ? failed(error) : done(packed)));
  });
