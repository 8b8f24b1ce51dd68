export { default } from "./++SwintusCard.svelte.ts";
export * from "./++SwintusCard.svelte.ts";
