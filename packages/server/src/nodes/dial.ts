import { connect } from 'node:net';
import type { Duplex } from 'node:stream';

/** Opens a connection to another node; fails soon where that does not answer. */
export type Dial = (address: string) => Promise<Duplex>;

const connectMs = 1000;

export const hostOf = (address: string): string => address.slice(0, address.lastIndexOf(':')).replace(/^\[|\]$/g, '');

export const dial: Dial = (address) =>
  new Promise((resolve, reject) => {
    const port = Number(address.slice(address.lastIndexOf(':') + 1));
    const socket = connect({ host: hostOf(address), port, noDelay: true, keepAlive: true });
    const timer = setTimeout(() => socket.destroy(new Error(`${address} does not answer`)), connectMs);
    socket.once('error', reject);
    socket.once('close', () => clearTimeout(timer));
    socket.once('connect', () => {
      clearTimeout(timer);
      socket.off('error', reject);
      resolve(socket);
    });
  });
