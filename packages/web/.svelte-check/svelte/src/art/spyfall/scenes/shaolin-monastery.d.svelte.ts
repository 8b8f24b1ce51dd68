export { default } from "./++shaolin-monastery.svelte.ts";
export * from "./++shaolin-monastery.svelte.ts";
