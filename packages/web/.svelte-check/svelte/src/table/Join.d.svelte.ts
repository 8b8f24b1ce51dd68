export { default } from "./++Join.svelte.ts";
export * from "./++Join.svelte.ts";
