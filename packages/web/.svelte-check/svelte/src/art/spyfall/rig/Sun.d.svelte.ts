export { default } from "./++Sun.svelte.ts";
export * from "./++Sun.svelte.ts";
