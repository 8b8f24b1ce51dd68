export { default } from "./++TableGate.svelte.ts";
export * from "./++TableGate.svelte.ts";
