export { default } from "./++tank-battle.svelte.ts";
export * from "./++tank-battle.svelte.ts";
