export { default } from "./++saloon.svelte.ts";
export * from "./++saloon.svelte.ts";
