/** A way with a delay and jitter of its own, in order like any TCP connection. */
class Way {
  private readonly delay: () => number;
  private last = 0;

  constructor(delay: () => number) {
    this.delay = delay;
  }

  send(deliver: () => void): void {
    const now = performance.now();
    this.last = Math.max(this.last, now + this.delay());
    setTimeout(deliver, this.last - now);
  }
}

/** A kind of WebSocket as if the server were far away: half the round trip each way, give or take half the jitter. */
export function lateSocket(rtt: number, jitter: number): typeof WebSocket {
  const delay = (): number => Math.max(0, rtt / 2 + (Math.random() - 0.5) * jitter);
  return class extends WebSocket {
    private readonly there = new Way(delay);
    private readonly back = new Way(delay);

    override send(data: Parameters<WebSocket['send']>[0]): void {
      this.there.send(() => {
        if (this.readyState === WebSocket.OPEN) super.send(data);
      });
    }

    override addEventListener(
      type: string,
      listener: (event: Event) => void,
      options?: boolean | AddEventListenerOptions,
    ): void {
      if (type !== 'message') super.addEventListener(type, listener, options);
      else super.addEventListener(type, (event) => this.back.send(() => listener(event)), options);
    }
  };
}
