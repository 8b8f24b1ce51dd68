export * from './box.ts';
export * from './fixedDeal.ts';
export * from './hand.ts';
export * from './move.ts';
export * from './race.ts';
export * from './seen.ts';
export * from './stock.ts';
export * from './trial.ts';
