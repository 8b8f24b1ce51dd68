export { default } from "./++Herald.svelte.ts";
export * from "./++Herald.svelte.ts";
