export { default } from "./++ancient-olympics.svelte.ts";
export * from "./++ancient-olympics.svelte.ts";
