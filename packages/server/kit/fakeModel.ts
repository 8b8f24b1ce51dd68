import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Heard {
  readonly authorization: string | undefined;
  readonly path: string | undefined;
  readonly body: string;
}

/** How a language model's server may answer: with a text, or in a way of its own. */
export type Reply = string | ((response: ServerResponse, heard: Heard) => void);

/** A server that speaks chat completions, for tests. */
export class FakeModel {
  readonly heard: Heard[] = [];
  reply: Reply = '';
  private readonly server: Server;

  constructor() {
    this.server = createServer((request, response) => void this.answer(request, response));
  }

  async start(): Promise<this> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return this;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/v1`;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let body = '';
    for await (const chunk of request) body += chunk;
    const heard = { authorization: request.headers.authorization, path: request.url, body };
    this.heard.push(heard);
    if (typeof this.reply === 'function') this.reply(response, heard);
    else complete(response, this.reply);
  }
}

export function complete(response: ServerResponse, content: string, tokens = 100): void {
  response.setHeader('content-type', 'application/json');
  response.end(
    JSON.stringify({ choices: [{ message: { role: 'assistant', content } }], usage: { total_tokens: tokens } }),
  );
}

/** What the model was asked to word, without the instruction before it. */
export function asked({ body }: Heard): { manner: string; matter: Record<string, unknown>; say: string } {
  const { messages } = JSON.parse(body) as { messages: { content: string }[] };
  const matter = JSON.parse(messages[1]?.content ?? '{}') as Record<string, unknown>;
  return { manner: messages[0]?.content ?? '', matter, say: String(matter.say) };
}
