export { default } from "./++french-revolution.svelte.ts";
export * from "./++french-revolution.svelte.ts";
