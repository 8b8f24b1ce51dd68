export { default } from "./++DarkRow.svelte.ts";
export * from "./++DarkRow.svelte.ts";
