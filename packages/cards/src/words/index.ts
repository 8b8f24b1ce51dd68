export * from './face.ts';
export * from './fastest.ts';
export * from './house.ts';
export * from './pickRefusal.ts';
export * from './presets.ts';
