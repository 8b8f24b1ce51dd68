export { default } from "./++Clock.svelte.ts";
export * from "./++Clock.svelte.ts";
