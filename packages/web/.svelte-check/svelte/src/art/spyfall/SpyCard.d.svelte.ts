export { default } from "./++SpyCard.svelte.ts";
export * from "./++SpyCard.svelte.ts";
