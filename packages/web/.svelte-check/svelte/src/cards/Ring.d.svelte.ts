export { default } from "./++Ring.svelte.ts";
export * from "./++Ring.svelte.ts";
