export { default } from "./++battle-of-borodino.svelte.ts";
export * from "./++battle-of-borodino.svelte.ts";
