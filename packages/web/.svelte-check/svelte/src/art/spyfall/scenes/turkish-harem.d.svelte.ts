export { default } from "./++turkish-harem.svelte.ts";
export * from "./++turkish-harem.svelte.ts";
