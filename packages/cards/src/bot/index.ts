export * from './hidden.ts';
export * from './net.ts';
export * from './pace.ts';
export * from './search.ts';
export * from './wishes.ts';
