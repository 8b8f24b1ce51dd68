export { default } from "./++Opponent.svelte.ts";
export * from "./++Opponent.svelte.ts";
