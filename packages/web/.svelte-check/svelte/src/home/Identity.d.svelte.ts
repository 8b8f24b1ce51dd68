export { default } from "./++Identity.svelte.ts";
export * from "./++Identity.svelte.ts";
