export { default } from "./++great-war-airship.svelte.ts";
export * from "./++great-war-airship.svelte.ts";
