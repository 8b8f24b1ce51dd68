export { default } from "./++RoundTable.svelte.ts";
export * from "./++RoundTable.svelte.ts";
