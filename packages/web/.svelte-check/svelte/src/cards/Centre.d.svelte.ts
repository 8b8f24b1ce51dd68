export { default } from "./++Centre.svelte.ts";
export * from "./++Centre.svelte.ts";
