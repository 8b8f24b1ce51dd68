export { default } from "./++roman-senate.svelte.ts";
export * from "./++roman-senate.svelte.ts";
