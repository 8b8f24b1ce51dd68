import type { ServerMessage } from '@tasovka/protocol';
import type { LatencyEstimate } from '../fairness/latencyEstimate.ts';
import { RateLimit } from '../limits/rateLimit.ts';
import { loopClock, preciseNow } from '../loopClock.ts';
import type { SocketOutput } from './socketOutput.ts';

/** How often a heartbeat is asked how long its client has been silent, before the client counts as gone. */
export const silenceChecks = 12;
/** Pings, and pongs that answer nothing: browsers send none of their own, other clients one in many seconds. */
const controlFrames = { atOnce: 10, perSecond: 1 };

export interface HeartbeatListener {
  onRoundTrip(ms: number): void;
  onSilent(): void;
  /** More control frames than anybody needs. */
  onFlood(): void;
}

/** Pings a client, answers its pings, and notices when it no longer echoes: a phone without Wi-Fi closes nothing. */
export class Heartbeat {
  private readonly latency: LatencyEstimate;
  private readonly output: SocketOutput;
  private readonly listener: HeartbeatListener;
  private readonly control = new RateLimit(controlFrames.atOnce, controlFrames.perSecond, loopClock.now);
  private checksInSilence = 0;

  constructor(latency: LatencyEstimate, output: SocketOutput, listener: HeartbeatListener) {
    this.latency = latency;
    this.output = output;
    this.listener = listener;
  }

  ping(): void {
    // Not the loop's time: a ping that leaves late was not on its way.
    const at = preciseNow();
    const { rtt, offset } = this.latency;
    const n = this.latency.ping(at);
    const ping: ServerMessage = { t: 'ping', n, at, rtt, offset };
    this.output.ping(`${n}`);
    this.output.text(JSON.stringify(ping));
  }

  onPing(payload: Buffer): void {
    if (this.takeControl()) this.output.pong(payload);
  }

  onPong(n: string): void {
    if (!this.latency.echo(Number(n), loopClock.now, loopClock.late)) {
      this.takeControl();
      return;
    }
    this.checksInSilence = 0;
    this.listener.onRoundTrip(this.latency.rtt);
  }

  /** Called regularly. It counts calls and no time: after a pause of the whole process nobody was silent. */
  checkSilence(): void {
    if (++this.checksInSilence > silenceChecks) this.listener.onSilent();
  }

  private takeControl(): boolean {
    const isAllowed = this.control.take(loopClock.now);
    if (!isAllowed) this.listener.onFlood();
    return isAllowed;
  }
}
