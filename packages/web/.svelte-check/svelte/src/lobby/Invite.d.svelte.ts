export { default } from "./++Invite.svelte.ts";
export * from "./++Invite.svelte.ts";
