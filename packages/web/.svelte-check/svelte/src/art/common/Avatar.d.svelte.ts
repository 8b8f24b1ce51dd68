export { default } from "./++Avatar.svelte.ts";
export * from "./++Avatar.svelte.ts";
