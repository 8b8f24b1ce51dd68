export { default } from "./++SpyArt.svelte.ts";
export * from "./++SpyArt.svelte.ts";
