export { default } from "./++Fire.svelte.ts";
export * from "./++Fire.svelte.ts";
