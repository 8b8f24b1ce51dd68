export { default } from "./++Fault.svelte.ts";
export * from "./++Fault.svelte.ts";
