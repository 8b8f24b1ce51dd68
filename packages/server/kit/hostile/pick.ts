export const below = (n: number): number => Math.floor(Math.random() * n);
export const pick = <T>(items: readonly T[]): T => items[below(items.length)] as T;
export const oneIn = (n: number): boolean => below(n) === 0;
export const anyBytes = (length: number): Buffer => Buffer.from(Array.from({ length }, () => below(256)));
