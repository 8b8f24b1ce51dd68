export { default } from "./++viking-longship.svelte.ts";
export * from "./++viking-longship.svelte.ts";
