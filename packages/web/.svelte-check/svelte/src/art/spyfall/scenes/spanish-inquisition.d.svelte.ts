export { default } from "./++spanish-inquisition.svelte.ts";
export * from "./++spanish-inquisition.svelte.ts";
