export { default } from "./++CardBack.svelte.ts";
export * from "./++CardBack.svelte.ts";
