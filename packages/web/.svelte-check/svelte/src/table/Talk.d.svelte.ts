export { default } from "./++Talk.svelte.ts";
export * from "./++Talk.svelte.ts";
