export { default } from "./++neanderthal-cave.svelte.ts";
export * from "./++neanderthal-cave.svelte.ts";
