export { default } from "./++Postcard.svelte.ts";
export * from "./++Postcard.svelte.ts";
