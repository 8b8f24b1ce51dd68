/**
 * Unpacks raw DEFLATE (RFC 1951). A saved replay is opened years from now, from a disk, in whatever browser there is: it
 * carries all it needs, and not every browser of today has this built in.
 */
const lengthBase = [
  3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258,
];
const lengthBits = [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0];
const farBase = [
  1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049, 3073, 4097, 6145,
  8193, 12289, 16385, 24577,
];
const farBits = [0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13];
const codeOrder = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];

/** How many codes there are of each length, and the symbols in the order of their codes. */
interface Codes {
  readonly counts: readonly number[];
  readonly symbols: readonly number[];
}

function codesOf(lengths: readonly number[]): Codes {
  const counts = Array.from({ length: 16 }, () => 0);
  for (const length of lengths) counts[length]!++;
  counts[0] = 0;
  const symbols: number[] = [];
  for (let length = 1; length < 16; length++) {
    for (const [symbol, own] of lengths.entries()) if (own === length) symbols.push(symbol);
  }
  return { counts, symbols };
}

const fixedCodes: readonly [Codes, Codes] = [
  codesOf(Array.from({ length: 288 }, (_, i) => (i < 144 ? 8 : i < 256 ? 9 : i < 280 ? 7 : 8))),
  codesOf(Array.from({ length: 30 }, () => 5)),
];

class Unpacking {
  private readonly from: Uint8Array;
  private at = 0;
  private bitAt = 0;
  private out = new Uint8Array(1 << 16);
  private size = 0;

  constructor(from: Uint8Array) {
    this.from = from;
  }

  all(): Uint8Array {
    for (let isLast = false; !isLast; ) {
      isLast = this.bits(1) === 1;
      const kind = this.bits(2);
      if (kind === 0) this.stored();
      else this.block(...(kind === 1 ? fixedCodes : this.ownCodes()));
    }
    return this.out.subarray(0, this.size);
  }

  private bit(): number {
    const byte = this.from[this.at];
    if (byte === undefined) throw new Error('the file is cut off');
    const bit = (byte >> this.bitAt) & 1;
    this.bitAt = (this.bitAt + 1) & 7;
    if (this.bitAt === 0) this.at++;
    return bit;
  }

  private bits(count: number): number {
    let value = 0;
    for (let i = 0; i < count; i++) value |= this.bit() << i;
    return value;
  }

  private symbol({ counts, symbols }: Codes): number {
    let code = 0;
    let first = 0;
    let index = 0;
    for (let length = 1; length < 16; length++) {
      code |= this.bit();
      const count = counts[length] ?? 0;
      if (code - first < count) return symbols[index + code - first] ?? 0;
      index += count;
      first = (first + count) << 1;
      code <<= 1;
    }
    throw new Error('the file is damaged');
  }

  private put(byte: number): void {
    if (this.size === this.out.length) {
      const larger = new Uint8Array(2 * this.size);
      larger.set(this.out);
      this.out = larger;
    }
    this.out[this.size++] = byte;
  }

  private stored(): void {
    if (this.bitAt > 0) this.at++;
    this.bitAt = 0;
    const length = (this.from[this.at] ?? 0) | ((this.from[this.at + 1] ?? 0) << 8);
    this.at += 4;
    for (let i = 0; i < length; i++) this.put(this.from[this.at++] ?? 0);
  }

  private ownCodes(): [Codes, Codes] {
    const literals = this.bits(5) + 257;
    const fars = this.bits(5) + 1;
    const lengths = Array.from({ length: 19 }, () => 0);
    const given = this.bits(4) + 4;
    for (let i = 0; i < given; i++) lengths[codeOrder[i] ?? 0] = this.bits(3);
    const codes = codesOf(lengths);
    const all: number[] = [];
    while (all.length < literals + fars) {
      const symbol = this.symbol(codes);
      if (symbol < 16) all.push(symbol);
      else {
        const repeated = symbol === 16 ? (all.at(-1) ?? 0) : 0;
        const times = symbol === 16 ? 3 + this.bits(2) : symbol === 17 ? 3 + this.bits(3) : 11 + this.bits(7);
        for (let i = 0; i < times; i++) all.push(repeated);
      }
    }
    return [codesOf(all.slice(0, literals)), codesOf(all.slice(literals))];
  }

  private block(literals: Codes, fars: Codes): void {
    for (let symbol = this.symbol(literals); symbol !== 256; symbol = this.symbol(literals)) {
      if (symbol < 256) this.put(symbol);
      else {
        const length = (lengthBase[symbol - 257] ?? 0) + this.bits(lengthBits[symbol - 257] ?? 0);
        const far = this.symbol(fars);
        const back = (farBase[far] ?? 0) + this.bits(farBits[far] ?? 0);
        for (let i = 0; i < length; i++) this.put(this.out[this.size - back] ?? 0);
      }
    }
  }
}

export const inflate = (packed: Uint8Array): Uint8Array => new Unpacking(packed).all();

/** The text of what was packed and written in base64. */
export const unpackText = (base64: string): string =>
  new TextDecoder().decode(inflate(Uint8Array.from(atob(base64.trim()), (one) => one.charCodeAt(0))));
