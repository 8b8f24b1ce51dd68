import type { Duplex } from 'node:stream';

/**
 * What has been acknowledged by the machine at the other end. Its system does that, not the program that plays: who
 * answers pings late seems far away to us, but not to our own system.
 */
export interface TcpInfo {
  /** Bytes that left, bytes that wait to leave, and bytes of which we know that they came. */
  readonly bytesSent: number;
  readonly bytesUnsent: number;
  readonly bytesAcked: number;
  /** The least that an acknowledgement took in the last minutes, in milliseconds. */
  readonly minRtt: number;
}

/** Asks for it whenever it is called; null where nobody can tell. */
export type ReadTcpInfo = () => TcpInfo | null;

const tcp = 6;
const tcpInfo = 11;
/** Where Linux writes them down in what it tells of a connection (`struct tcp_info`); times in microseconds. */
const cameAt = 120;
const waitingAt = 144;
const quickestAt = 148;
const leftAt = 200;
const end = 208;

const answer = Buffer.alloc(256);
const answerLength = Buffer.alloc(4);

/** Linux tells; elsewhere, and of connections that are none of the system's, nobody does. */
export async function tcpInfoReader(): Promise<(wire: Duplex) => ReadTcpInfo> {
  const getsockopt = await systemCall();
  if (!getsockopt) return () => () => null;
  return (wire) => () => {
    const socket = (wire as { _handle?: { fd?: number } | null })._handle?.fd ?? -1;
    if (socket < 0) return null;
    answerLength.writeUInt32LE(answer.length);
    if (getsockopt(socket, tcp, tcpInfo, answer, answerLength) !== 0 || answerLength.readUInt32LE() < end) return null;
    return {
      bytesSent: Number(answer.readBigUInt64LE(leftAt)),
      bytesUnsent: answer.readUInt32LE(waitingAt),
      bytesAcked: Number(answer.readBigUInt64LE(cameAt)),
      minRtt: answer.readUInt32LE(quickestAt) / 1000,
    };
  };
}

type GetSockOpt = (socket: number, level: number, name: number, value: Buffer, length: Buffer) => number;

async function systemCall(): Promise<GetSockOpt | null> {
  if (process.platform !== 'linux') return null;
  try {
    const { default: koffi } = await import('koffi');
    return koffi.load(null).func('int getsockopt(int, int, int, void *, void *)') as GetSockOpt;
  } catch {
    return null;
  }
}
