export { default } from "./++LolArt.svelte.ts";
export * from "./++LolArt.svelte.ts";
