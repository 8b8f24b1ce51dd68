export { default } from "./++Postmark.svelte.ts";
export * from "./++Postmark.svelte.ts";
