export { default } from "./++Toast.svelte.ts";
export * from "./++Toast.svelte.ts";
