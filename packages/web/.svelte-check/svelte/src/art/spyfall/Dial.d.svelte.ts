export { default } from "./++Dial.svelte.ts";
export * from "./++Dial.svelte.ts";
