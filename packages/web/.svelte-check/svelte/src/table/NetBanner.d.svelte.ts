export { default } from "./++NetBanner.svelte.ts";
export * from "./++NetBanner.svelte.ts";
