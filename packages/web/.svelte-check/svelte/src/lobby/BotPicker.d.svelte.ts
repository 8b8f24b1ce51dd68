export { default } from "./++BotPicker.svelte.ts";
export * from "./++BotPicker.svelte.ts";
