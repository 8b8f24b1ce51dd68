export { default } from "./++Token.svelte.ts";
export * from "./++Token.svelte.ts";
