export { default } from "./++Title.svelte.ts";
export * from "./++Title.svelte.ts";
