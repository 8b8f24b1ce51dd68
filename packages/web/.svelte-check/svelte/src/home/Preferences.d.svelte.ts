export { default } from "./++Preferences.svelte.ts";
export * from "./++Preferences.svelte.ts";
