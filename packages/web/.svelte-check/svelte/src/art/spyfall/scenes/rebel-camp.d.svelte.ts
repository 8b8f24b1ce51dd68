export { default } from "./++rebel-camp.svelte.ts";
export * from "./++rebel-camp.svelte.ts";
