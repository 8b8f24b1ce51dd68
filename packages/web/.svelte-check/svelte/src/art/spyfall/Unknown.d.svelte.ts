export { default } from "./++Unknown.svelte.ts";
export * from "./++Unknown.svelte.ts";
