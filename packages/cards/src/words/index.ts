export * from './face.ts';
export * from './pickRefusal.ts';
export * from './presets.ts';
export * from './story.ts';
