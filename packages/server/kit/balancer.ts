import { createServer, connect as dial, type Server, type Socket } from 'node:net';

/** A plain balancer: every connection goes to the next node that is ready, and knows nothing of rooms. */
export class Balancer {
  private readonly ports: readonly number[];
  private readonly server: Server;
  private readonly ready = new Set<number>();
  private readonly sockets = new Set<Socket>();
  private readonly checking: NodeJS.Timeout;
  private next = 0;

  private constructor(ports: readonly number[]) {
    this.ports = ports;
    this.server = createServer((socket) => this.forward(socket));
    this.checking = setInterval(() => void this.check(), 300);
  }

  static async start(ports: readonly number[], port = 0): Promise<Balancer> {
    const balancer = new Balancer(ports);
    await balancer.check();
    await new Promise<void>((resolve, reject) => {
      balancer.server.once('error', reject);
      balancer.server.listen(port, resolve);
    });
    return balancer;
  }

  get port(): number {
    return (this.server.address() as { port: number }).port;
  }

  get http(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  close(): void {
    clearInterval(this.checking);
    this.server.close();
    for (const socket of this.sockets) socket.destroy();
  }

  private async check(): Promise<void> {
    await Promise.all(
      this.ports.map(async (port) => {
        const answer = fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(800) });
        const isUp = await answer.then(
          (response) => response.ok,
          () => false,
        );
        if (isUp) this.ready.add(port);
        else this.ready.delete(port);
      }),
    );
  }

  private forward(socket: Socket): void {
    const up = this.ports.filter((port) => this.ready.has(port));
    const port = up[this.next++ % up.length];
    socket.on('error', () => socket.destroy());
    if (port === undefined) {
      socket.destroy();
      return;
    }
    const node = dial(port, '127.0.0.1');
    this.sockets.add(socket).add(node);
    node.on('error', () => socket.destroy());
    for (const one of [socket, node]) one.setNoDelay(true);
    node.on('close', () => this.end(socket, node));
    socket.on('close', () => this.end(socket, node));
    socket.pipe(node);
    node.pipe(socket);
  }

  private end(...sockets: Socket[]): void {
    for (const socket of sockets) {
      socket.destroy();
      this.sockets.delete(socket);
    }
  }
}
