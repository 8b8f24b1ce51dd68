export { default } from "./++Waiting.svelte.ts";
export * from "./++Waiting.svelte.ts";
