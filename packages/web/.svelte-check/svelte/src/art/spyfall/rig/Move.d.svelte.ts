export { default } from "./++Move.svelte.ts";
export * from "./++Move.svelte.ts";
