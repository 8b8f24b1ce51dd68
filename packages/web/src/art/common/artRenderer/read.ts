/** One tag of a drawing; a tag that closes has only its name, and what is written behind it. */
export interface Tag {
  readonly name: string;
  readonly closes: boolean;
  /** Nothing is inside it. */
  readonly isLeaf: boolean;
  readonly attributes: ReadonlyMap<string, string>;
  readonly text: string;
}

const tags = /<(\/?)([a-z]+)((?:\s+[\w:-]+="[^"]*")*)\s*(\/?)>([^<]*)/gi;
const pairs = /([\w:-]+)="([^"]*)"/g;

const plain = (text: string): string => text.replaceAll('&lt;', '<').replaceAll('&amp;', '&');

/** The tags of a drawing in their order. Our own drawings have nothing else that matters. */
export function* tagsOf(drawing: string): Generator<Tag> {
  for (const [, slash, name = '', inside = '', leaf, text = ''] of drawing.matchAll(tags)) {
    const attributes = new Map([...inside.matchAll(pairs)].map(([, key = '', value = '']) => [key, value]));
    yield { name, closes: slash === '/', isLeaf: leaf === '/', attributes, text: plain(text) };
  }
}

export const numbersIn = (text: string): number[] => (text.match(/-?\d*\.?\d+(?:e-?\d+)?/gi) ?? []).map(Number);

/** A step of a transform: what is done, and by how much. */
export type Step = readonly [name: string, ...by: number[]];

export const stepsIn = (transform: string): Step[] =>
  [...transform.matchAll(/(\w+)\(([^)]*)\)/g)].map(([, name = '', by = '']) => [name, ...numbersIn(by)]);
