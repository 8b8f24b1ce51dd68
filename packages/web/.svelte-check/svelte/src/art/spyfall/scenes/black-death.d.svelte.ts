export { default } from "./++black-death.svelte.ts";
export * from "./++black-death.svelte.ts";
