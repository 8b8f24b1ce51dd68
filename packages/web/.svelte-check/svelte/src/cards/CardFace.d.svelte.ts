export { default } from "./++CardFace.svelte.ts";
export * from "./++CardFace.svelte.ts";
