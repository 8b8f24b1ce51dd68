export { default } from "./++lunar-station.svelte.ts";
export * from "./++lunar-station.svelte.ts";
