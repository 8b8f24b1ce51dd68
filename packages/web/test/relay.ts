import { type ChildProcess, spawn } from 'node:child_process';
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const relaySecret = 'only the relay and the server know it';

async function freePort(): Promise<number> {
  const probe = createSocket('udp4').bind(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address();
  probe.close();
  return port;
}

/** A real coturn, on this machine alone. */
export class Relay {
  readonly url: string;
  private readonly port: number;
  private child: ChildProcess | null = null;

  private constructor(port: number) {
    this.port = port;
    this.url = `turn:127.0.0.1:${port}`;
  }

  static async begin(): Promise<Relay> {
    const relay = new Relay(await freePort());
    await relay.start();
    return relay;
  }

  async start(): Promise<void> {
    const settings = {
      'listening-ip': '127.0.0.1',
      'relay-ip': '127.0.0.1',
      'listening-port': this.port,
      'static-auth-secret': relaySecret,
      realm: 'tasovka.test',
      'log-file': 'stdout',
      pidfile: '/dev/null',
      userdb: join(mkdtempSync(join(tmpdir(), 'tasovka-relay-')), 'turndb'),
    };
    const flags = [
      'use-auth-secret',
      'allow-loopback-peers',
      'no-cli',
      'no-tls',
      'no-dtls',
      'no-tcp',
      'no-multicast-peers',
    ];
    const child = spawn(
      'turnserver',
      [
        '-n',
        ...Object.entries(settings).map(([name, value]) => `--${name}=${value}`),
        ...flags.map((one) => `--${one}`),
      ],
      { stdio: 'ignore' },
    );
    this.child = child;
    const failed = once(child, 'error').then(([error]) => Promise.reject(error));
    await Promise.race([failed, this.answers()]);
  }

  /** As when its machine, or the network to it, goes. */
  async kill(): Promise<void> {
    const { child } = this;
    this.child = null;
    if (!child || child.exitCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }

  /** Until it answers what every relay answers. */
  private async answers(): Promise<void> {
    const asker = createSocket('udp4');
    const answer = once(asker, 'message');
    const binding = Buffer.concat([Buffer.from('000100002112a442', 'hex'), Buffer.from('tasovka-test')]);
    const asking = setInterval(() => asker.send(binding, this.port, '127.0.0.1'), 50);
    await answer;
    clearInterval(asking);
    asker.close();
  }
}
