export { default } from "./++LolCard.svelte.ts";
export * from "./++LolCard.svelte.ts";
