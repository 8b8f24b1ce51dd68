export { default } from "./++SwintusArt.svelte.ts";
export * from "./++SwintusArt.svelte.ts";
