import type { Hello, NoEntry } from '../rooms/house.ts';
import type { Delay, Heard } from '../rooms/line.ts';
import type { Reply, Request } from '../rooms/lobby.ts';

/** What nodes write to each other. `line` names a socket on the node where it is; an owner adds that node's name. */
export type Letter =
  | {
      readonly k: 'enter';
      readonly line: string;
      readonly since: number;
      readonly code: string;
      readonly hello: Hello;
      readonly delay: Delay;
    }
  | { readonly k: 'hear'; readonly line: string; readonly message: Heard; readonly delay: Delay }
  | { readonly k: 'gone'; readonly line: string }
  /** All lines the sender has to this node: those that are not known there are lost. */
  | { readonly k: 'lines'; readonly lines: readonly string[] }
  | { readonly k: 'entered'; readonly line: string; readonly entry: 'in' | NoEntry }
  | { readonly k: 'send'; readonly line: string; readonly text: string }
  | { readonly k: 'close'; readonly line: string; readonly code: number }
  | { readonly k: 'lost'; readonly line: string }
  | { readonly k: 'ask'; readonly id: number; readonly code: string; readonly request: Request }
  | { readonly k: 'reply'; readonly id: number; readonly reply: Reply };
