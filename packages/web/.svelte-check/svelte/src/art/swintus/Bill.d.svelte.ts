export { default } from "./++Bill.svelte.ts";
export * from "./++Bill.svelte.ts";
