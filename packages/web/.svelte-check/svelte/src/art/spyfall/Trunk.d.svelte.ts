export { default } from "./++Trunk.svelte.ts";
export * from "./++Trunk.svelte.ts";
