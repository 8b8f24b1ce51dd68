import { until } from './tab.ts';

type Json = Readonly<Record<string, unknown>>;
interface Answer {
  readonly id?: number;
  readonly result?: Json;
  readonly error?: unknown;
  readonly message?: string;
}

/** Asks and answers by number over a socket: how Chromium and Firefox are both spoken to. */
export class JsonSocket {
  private readonly asked = new Map<number, (answer: Answer) => void>();
  private readonly socket: WebSocket;
  private last = 0;

  private constructor(socket: WebSocket) {
    this.socket = socket;
    socket.addEventListener('message', ({ data }) => {
      const answer = JSON.parse(String(data)) as Answer;
      if (answer.id === undefined) return;
      this.asked.get(answer.id)?.(answer);
      this.asked.delete(answer.id);
    });
  }

  /** Tries until the browser is there. */
  static open(url: string): Promise<JsonSocket> {
    return until(`a browser at ${url}`, async () => {
      const socket = new WebSocket(url);
      const isOpen = await new Promise<boolean>((done) => {
        socket.addEventListener('open', () => done(true));
        socket.addEventListener('error', () => done(false));
      });
      return isOpen ? new JsonSocket(socket) : null;
    });
  }

  async ask(method: string, params: Json = {}): Promise<Json> {
    const id = ++this.last;
    const answer = await new Promise<Answer>((done) => {
      this.asked.set(id, done);
      this.socket.send(JSON.stringify({ id, method, params }));
    });
    if (answer.error) throw new Error(`${method}: ${JSON.stringify(answer.error)} ${answer.message ?? ''}`);
    return answer.result ?? {};
  }

  close(): void {
    this.socket.close();
  }
}
