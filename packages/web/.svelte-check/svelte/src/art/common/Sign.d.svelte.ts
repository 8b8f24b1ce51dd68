export { default } from "./++Sign.svelte.ts";
export * from "./++Sign.svelte.ts";
