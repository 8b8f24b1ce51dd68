export { default } from "./++Face.svelte.ts";
export * from "./++Face.svelte.ts";
