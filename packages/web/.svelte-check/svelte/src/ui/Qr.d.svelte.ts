export { default } from "./++Qr.svelte.ts";
export * from "./++Qr.svelte.ts";
