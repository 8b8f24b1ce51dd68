import type { Json, Wording } from '@tasovka/kernel';
import { isJsonObject } from '@tasovka/protocol';

export interface LanguageModelConfig {
  /** Where chat completions are asked for. */
  readonly url: string;
  readonly model: string;
  readonly key: string | null;
  /** How long an answer may take. */
  readonly ms: number;
}

export interface Completion {
  readonly text: string;
  /** What it cost, as the server says; null where it does not say. */
  readonly tokens: number | null;
}

/** Why there is no answer, in words that hold nothing of what was sent or received. */
export class ModelFailure extends Error {}

const longestBody = 64_000;
/** A line is short; a model that thinks aloud needs a little room before it. */
export const answerTokens = 300;

/** A server that speaks the common form of chat completions, as local ones do. */
export class LanguageModel {
  private readonly config: LanguageModelConfig;

  constructor(config: LanguageModelConfig) {
    this.config = config;
  }

  async complete({ manner, matter }: Wording, signal: AbortSignal): Promise<Completion> {
    const { url, model, key, ms } = this.config;
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(key !== null && { authorization: `Bearer ${key}` }) },
      body: JSON.stringify({
        model,
        messages: [
          { role: 'system', content: manner },
          { role: 'user', content: matter },
        ],
        max_tokens: answerTokens,
        temperature: 0.9,
        stream: false,
      }),
      // A redirect would carry the key to a place nobody chose.
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(ms)]),
    });
    if (!response.ok) {
      await response.body?.cancel();
      throw new ModelFailure(`status ${response.status}`);
    }
    return completionIn(await bounded(response));
  }
}

/** The body, unless it has no end. */
async function bounded(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > longestBody) throw new ModelFailure('answer too long');
    text += decoder.decode(chunk, { stream: true });
  }
  return text;
}

function completionIn(body: string): Completion {
  const json = parsed(body);
  const { choices, usage } = isJsonObject(json) ? json : {};
  const first = Array.isArray(choices) ? choices[0] : null;
  const message = isJsonObject(first) ? first.message : null;
  const content = isJsonObject(message) ? message.content : null;
  if (typeof content !== 'string') throw new ModelFailure('answer not understood');
  const tokens = isJsonObject(usage) ? Number(usage.total_tokens) : Number.NaN;
  return { text: lineIn(content), tokens: Number.isFinite(tokens) && tokens >= 0 ? tokens : null };
}

function parsed(body: string): Json {
  try {
    return JSON.parse(body);
  } catch {
    throw new ModelFailure('answer not understood');
  }
}

/** Without what a model thinks aloud before it answers, and without quotation marks around the whole. */
function lineIn(content: string): string {
  const line = content
    .replace(/^[\s\S]*<\/think>/, '')
    .normalize('NFC')
    .trim();
  return /^(?:«[^«»]*»|“[^“”]*”|"[^"]*")$/.test(line) ? line.slice(1, -1).trim() : line;
}
