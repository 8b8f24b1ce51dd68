import { statfs } from 'node:fs/promises';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** What /metrics shows; docs/operations.md says what each one is good for. */
export class Metrics {
  readonly registry = new Registry();
  private inputs = 0;
  private failedForwards = 0;
  private readonly refusals = this.labelled('tasovka_refusals_total', 'Refused inputs by reason', 'reason');
  private readonly turnedAway = this.labelled(
    'tasovka_turned_away_total',
    'Sockets and requests refused by limits',
    'why',
  );
  private readonly socketsClosed = this.labelled('tasovka_sockets_closed_total', 'Closed sockets by reason', 'reason');
  private readonly failedWakes = this.labelled('tasovka_failed_wakes_total', 'Rooms that could not be opened', 'why');
  private readonly lostRooms = this.labelled('tasovka_rooms_lost_total', 'Rooms that had to be opened anew', 'why');
  private readonly edgeErrors = this.labelled(
    'tasovka_edge_errors_total',
    'Errors that cost one socket alone',
    'where',
  );
  private readonly wordedLines = this.labelled(
    'tasovka_worded_lines_total',
    'Lines of bots that a language model was to word, by what became of them',
    'result',
  );
  private readonly pushes = this.labelled(
    'tasovka_pushes_total',
    'People away who were told that their table gathers, by what became of it',
    'result',
  );
  private readonly appendMs = this.histogram('tasovka_append_ms', 'Time to make a batch durable, ms');
  private readonly appendRows = this.histogram('tasovka_append_rows', 'Log rows per batch');
  private readonly deliveryMs = this.histogram(
    'tasovka_delivery_ms',
    'From the first input of a batch until everybody was sent the result, ms',
  );
  private readonly rttMs = this.histogram('tasovka_rtt_ms', 'Round trips of connections, ms: how far apart people are');

  constructor(count: { rooms(): number; seats(): number; sockets(): number; unread(): number }) {
    collectDefaultMetrics({ register: this.registry });
    this.counter('tasovka_inputs_total', 'Inputs taken by rooms', () => this.inputs);
    this.gauge('tasovka_rooms', 'Rooms awake on this node', count.rooms);
    this.gauge('tasovka_seats', 'Seats taken in these rooms, by people and bots', count.seats);
    this.gauge('tasovka_sockets', 'Open sockets on this node', count.sockets);
    this.gauge('tasovka_unread_bytes', 'Bytes that wait for clients to read them', count.unread);
  }

  /** The folder is null where PostgreSQL keeps the data. */
  watchStorage(waitingRows: () => number, folder: string | null): void {
    this.gauge('tasovka_rows_waiting', 'Log rows that wait for the storage', waitingRows);
    if (folder === null) return;
    new Gauge({
      name: 'tasovka_disk_free_bytes',
      help: 'Room left on the disk of the data folder',
      registers: [this.registry],
      async collect() {
        const { bavail, bsize } = await statfs(folder);
        this.set(bavail * bsize);
      },
    });
  }

  /** Only where there are several nodes. */
  watchCluster(cluster: { isReady(): boolean; forwardedSockets(): number }): void {
    this.gauge('tasovka_redis_up', 'Whether this node could renew its lease in Redis', () => Number(cluster.isReady()));
    this.gauge('tasovka_forwarded_sockets', 'Sockets forwarded to other nodes', cluster.forwardedSockets);
    this.counter('tasovka_forwards_failed_total', 'Sockets and requests not forwarded', () => this.failedForwards);
  }

  forwardFailed(): void {
    this.failedForwards++;
  }

  input(): void {
    this.inputs++;
  }

  refused(reason: string): void {
    this.refusals.inc({ reason });
  }

  /** A limit of the edge was reached. */
  refusedAtEdge(why: string): void {
    this.turnedAway.inc({ why });
  }

  socketClosed(reason: string): void {
    this.socketsClosed.inc({ reason });
  }

  /** `broken`: what is stored cannot be read. */
  wakeFailed(why: 'broken' | 'storage' | 'newer-rules'): void {
    this.failedWakes.inc({ why });
  }

  /** `fenced`: another node has it now. */
  roomLost(why: 'fenced' | 'crashed' | 'storage'): void {
    this.lostRooms.inc({ why });
  }

  edgeFailed(where: string): void {
    this.edgeErrors.inc({ where });
  }

  lineWorded(result: string): void {
    this.wordedLines.inc({ result });
  }

  pushed(result: string): void {
    this.pushes.inc({ result });
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

  private labelled(name: string, help: string, label: string): Counter {
    return new Counter({ name, help, labelNames: [label], registers: [this.registry] });
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
