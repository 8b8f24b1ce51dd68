export { default } from "./++Chatter.svelte.ts";
export * from "./++Chatter.svelte.ts";
