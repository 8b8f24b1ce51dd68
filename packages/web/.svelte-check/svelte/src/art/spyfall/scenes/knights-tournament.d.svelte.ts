export { default } from "./++knights-tournament.svelte.ts";
export * from "./++knights-tournament.svelte.ts";
