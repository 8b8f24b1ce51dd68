export { default } from "./++druid-circle.svelte.ts";
export * from "./++druid-circle.svelte.ts";
