export { default } from "./++Role.svelte.ts";
export * from "./++Role.svelte.ts";
