export { default } from "./++musketeer-company.svelte.ts";
export * from "./++musketeer-company.svelte.ts";
