export { default } from "./++ninja-school.svelte.ts";
export * from "./++ninja-school.svelte.ts";
