export { default } from "./++leonardos-workshop.svelte.ts";
export * from "./++leonardos-workshop.svelte.ts";
