const quickPings = 6;
const quickPingMs = 250;

/**
 * From a third to half of the time after which a silent client is gone. In steps, because Node keeps a list of timers for
 * every length there is.
 */
const steadyPingMs = (silentMs: number): number =>
  Math.round((silentMs / 3) * (1 + Math.floor(Math.random() * 21) / 40));

/**
 * Pings a connection: quickly at first, to measure it, then steadily, each connection at its own interval so that pings
 * do not come in waves. A repeating timer is one object for the life of the connection; a new one for every ping would
 * be in old memory by the time it fires, and garbage there.
 */
export class PingSchedule {
  private readonly ping: () => void;
  private readonly silentMs: number;
  private timer: NodeJS.Timeout;
  private quick = quickPings;

  constructor(ping: () => void, silentMs: number) {
    this.ping = ping;
    this.silentMs = silentMs;
    this.timer = setInterval(() => this.pingQuickly(), quickPingMs).unref();
  }

  stop(): void {
    clearInterval(this.timer);
  }

  private pingQuickly(): void {
    this.ping();
    if (--this.quick > 0) return;
    this.stop();
    this.timer = setInterval(this.ping, steadyPingMs(this.silentMs)).unref();
  }
}
