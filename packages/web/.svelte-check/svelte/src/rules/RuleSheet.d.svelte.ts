export { default } from "./++RuleSheet.svelte.ts";
export * from "./++RuleSheet.svelte.ts";
