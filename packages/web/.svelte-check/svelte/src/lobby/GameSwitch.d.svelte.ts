export { default } from "./++GameSwitch.svelte.ts";
export * from "./++GameSwitch.svelte.ts";
