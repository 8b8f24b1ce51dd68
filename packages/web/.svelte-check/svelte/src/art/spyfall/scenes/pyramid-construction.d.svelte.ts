export { default } from "./++pyramid-construction.svelte.ts";
export * from "./++pyramid-construction.svelte.ts";
