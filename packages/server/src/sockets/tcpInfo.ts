import type { Duplex } from 'node:stream';

/**
 * What the operating system knows of a TCP connection. The client's system acknowledges, not its program: a program that
 * answers pings late seems far away to us, but not to our system.
 */
export interface TcpInfo {
  /** Bytes sent, bytes waiting to be sent, and bytes acknowledged by the client's system. */
  readonly bytesSent: number;
  readonly bytesUnsent: number;
  readonly bytesAcked: number;
  /** The shortest time of an acknowledgement in the last minutes, in milliseconds. */
  readonly minRtt: number;
}

/** Null where the system does not tell. */
export type ReadTcpInfo = () => TcpInfo | null;

const tcp = 6;
const tcpInfo = 11;
/** Offsets in Linux's `struct tcp_info`; times are in microseconds. */
const bytesAckedAt = 120;
const bytesUnsentAt = 144;
const minRttAt = 148;
const bytesSentAt = 200;
const end = 208;

const answer = Buffer.alloc(256);
const answerLength = Buffer.alloc(4);

/** Linux tells; other systems do not, and neither does a connection that is no socket. */
export async function tcpInfoReader(): Promise<(stream: Duplex) => ReadTcpInfo> {
  const getsockopt = await systemCall();
  if (!getsockopt) return () => () => null;
  return (stream) => () => {
    const socket = (stream as { _handle?: { fd?: number } | null })._handle?.fd ?? -1;
    if (socket < 0) return null;
    answerLength.writeUInt32LE(answer.length);
    if (getsockopt(socket, tcp, tcpInfo, answer, answerLength) !== 0 || answerLength.readUInt32LE() < end) return null;
    return {
      bytesSent: Number(answer.readBigUInt64LE(bytesSentAt)),
      bytesUnsent: answer.readUInt32LE(bytesUnsentAt),
      bytesAcked: Number(answer.readBigUInt64LE(bytesAckedAt)),
      minRtt: answer.readUInt32LE(minRttAt) / 1000,
    };
  };
}

type GetSockOpt = (socket: number, level: number, name: number, value: Buffer, length: Buffer) => number;

async function systemCall(): Promise<GetSockOpt | null> {
  if (process.platform !== 'linux') return null;
  try {
    const { default: koffi } = await import('koffi');
    // Koffi does not derive types from the C declaration.
    return koffi.load(null).func('int getsockopt(int, int, int, void *, void *)') as GetSockOpt;
  } catch {
    return null;
  }
}
