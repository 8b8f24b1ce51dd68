export { default } from "./++Home.svelte.ts";
export * from "./++Home.svelte.ts";
