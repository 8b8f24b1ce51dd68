export { default } from "./++GuestSheet.svelte.ts";
export * from "./++GuestSheet.svelte.ts";
