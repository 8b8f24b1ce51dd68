export { default } from "./++Horse.svelte.ts";
export * from "./++Horse.svelte.ts";
