export { default } from "./++wigwam.svelte.ts";
export * from "./++wigwam.svelte.ts";
