export { default } from "./++Hand.svelte.ts";
export * from "./++Hand.svelte.ts";
