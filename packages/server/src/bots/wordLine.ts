import type { Wording } from '@tasovka/kernel';

/** Words for a line of a bot's; null: the bot's own will do. It never throws. */
export type WordLine = (wording: Wording, signal: AbortSignal) => Promise<string | null>;
