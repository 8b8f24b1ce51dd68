export { default } from "./++speakeasy.svelte.ts";
export * from "./++speakeasy.svelte.ts";
