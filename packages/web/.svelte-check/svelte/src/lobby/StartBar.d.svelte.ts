export { default } from "./++StartBar.svelte.ts";
export * from "./++StartBar.svelte.ts";
