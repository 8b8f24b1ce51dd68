export { default } from "./++Presets.svelte.ts";
export * from "./++Presets.svelte.ts";
