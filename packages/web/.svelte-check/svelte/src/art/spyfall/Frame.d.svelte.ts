export { default } from "./++Frame.svelte.ts";
export * from "./++Frame.svelte.ts";
