export { default } from "./++CardFrame.svelte.ts";
export * from "./++CardFrame.svelte.ts";
