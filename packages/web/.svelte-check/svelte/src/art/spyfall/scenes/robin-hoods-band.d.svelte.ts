export { default } from "./++robin-hoods-band.svelte.ts";
export * from "./++robin-hoods-band.svelte.ts";
