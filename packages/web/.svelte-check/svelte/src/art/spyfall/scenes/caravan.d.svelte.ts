export { default } from "./++caravan.svelte.ts";
export * from "./++caravan.svelte.ts";
