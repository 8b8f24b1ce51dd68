export { default } from "./++Lost.svelte.ts";
export * from "./++Lost.svelte.ts";
