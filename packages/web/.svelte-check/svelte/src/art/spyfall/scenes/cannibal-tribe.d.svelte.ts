export { default } from "./++cannibal-tribe.svelte.ts";
export * from "./++cannibal-tribe.svelte.ts";
