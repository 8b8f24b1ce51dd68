export { default } from "./++hot-air-balloon.svelte.ts";
export * from "./++hot-air-balloon.svelte.ts";
