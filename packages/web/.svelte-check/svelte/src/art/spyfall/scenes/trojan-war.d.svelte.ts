export { default } from "./++trojan-war.svelte.ts";
export * from "./++trojan-war.svelte.ts";
