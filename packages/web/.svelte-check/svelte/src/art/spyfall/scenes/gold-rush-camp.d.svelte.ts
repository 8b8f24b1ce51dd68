export { default } from "./++gold-rush-camp.svelte.ts";
export * from "./++gold-rush-camp.svelte.ts";
