export { default } from "./++GameTile.svelte.ts";
export * from "./++GameTile.svelte.ts";
