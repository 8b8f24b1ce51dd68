export { default } from "./++hippie-festival.svelte.ts";
export * from "./++hippie-festival.svelte.ts";
