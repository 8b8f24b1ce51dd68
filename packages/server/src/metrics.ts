import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** What /metrics shows. */
export class Metrics {
  readonly registry = new Registry();
  private inputs = 0;
  private readonly refusals = new Counter({
    name: 'tasovka_refusals_total',
    help: 'Refused inputs by reason',
    labelNames: ['reason'],
    registers: [this.registry],
  });
  private readonly appendMs = this.histogram('tasovka_append_ms', 'Time to make a batch durable, ms');
  private readonly appendRows = this.histogram('tasovka_append_rows', 'Log rows per batch');
  private readonly deliveryMs = this.histogram(
    'tasovka_delivery_ms',
    'From the first input of a batch until everybody was sent the result, ms',
  );
  private readonly rttMs = this.histogram('tasovka_rtt_ms', 'Round trips of connections, ms: how far apart people are');

  constructor(count: { rooms(): number; seats(): number; sockets(): number }) {
    collectDefaultMetrics({ register: this.registry });
    this.counter('tasovka_inputs_total', 'Inputs taken by rooms', () => this.inputs);
    this.gauge('tasovka_rooms', 'Rooms awake on this node', count.rooms);
    this.gauge('tasovka_seats', 'Seats taken in these rooms, by people and bots', count.seats);
    this.gauge('tasovka_sockets', 'Open sockets on this node', count.sockets);
  }

  input(): void {
    this.inputs++;
  }

  refused(reason: string): void {
    this.refusals.inc({ reason });
  }

  appended(ms: number, rows: number): void {
    this.appendMs.observe(ms);
    this.appendRows.observe(rows);
  }

  delivered(ms: number): void {
    this.deliveryMs.observe(ms);
  }

  roundTrip(ms: number): void {
    this.rttMs.observe(ms);
  }

  /** For what happens too often to tell the library each time: it asks when somebody wants to know. */
  private counter(name: string, help: string, value: () => number): void {
    new Counter({
      name,
      help,
      registers: [this.registry],
      collect() {
        this.reset();
        this.inc(value());
      },
    });
  }

  private histogram(name: string, help: string): Histogram {
    const buckets = [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 25, 50, 100, 250, 500, 1000];
    return new Histogram({ name, help, buckets, registers: [this.registry] });
  }

  private gauge(name: string, help: string, value: () => number): void {
    new Gauge({
      name,
      help,
      registers: [this.registry],
      collect() {
        this.set(value());
      },
    });
  }
}
