export * from './face.ts';
export * from './presets.ts';
export * from './refusals.ts';
export * from './story.ts';
