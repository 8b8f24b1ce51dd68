const quickPings = 6;
const quickPingMs = 250;

/** From four to six seconds. In steps, because Node keeps a list of timers for every length there is. */
const steadyPingMs = (): number => 4000 + 100 * Math.floor(Math.random() * 21);

/**
 * Pings a connection: quickly at first, to measure it, then steadily, each connection at its own interval so that pings
 * do not come in waves. A repeating timer is one object for the life of the connection; a new one for every ping would
 * be in old memory by the time it fires, and garbage there.
 */
export class PingSchedule {
  private readonly ping: () => void;
  private timer: NodeJS.Timeout;
  private quick = quickPings;

  constructor(ping: () => void) {
    this.ping = ping;
    this.timer = setInterval(() => this.pingQuickly(), quickPingMs).unref();
  }

  stop(): void {
    clearInterval(this.timer);
  }

  private pingQuickly(): void {
    this.ping();
    if (--this.quick > 0) return;
    this.stop();
    this.timer = setInterval(this.ping, steadyPingMs()).unref();
  }
}
