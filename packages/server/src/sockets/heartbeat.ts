const quickPings = 6;
const quickPingMs = 250;

/** From four to six seconds. In steps, because Node keeps a list of timers for every length there is. */
const steadyPingMs = (): number => 4000 + 100 * Math.floor(Math.random() * 21);

/**
 * When a connection is pinged: quickly at first, to know it, then steadily, each at a pace of its own so that they do not
 * come in waves. A timer that repeats is one thing for as long as the connection lives; a new one for every ping would be
 * old by the time it rings, and old garbage.
 */
export class Heartbeat {
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
