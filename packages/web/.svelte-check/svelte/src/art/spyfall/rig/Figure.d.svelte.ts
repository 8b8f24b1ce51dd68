export { default } from "./++Figure.svelte.ts";
export * from "./++Figure.svelte.ts";
