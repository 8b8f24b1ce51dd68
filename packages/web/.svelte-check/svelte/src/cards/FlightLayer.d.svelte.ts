export { default } from "./++FlightLayer.svelte.ts";
export * from "./++FlightLayer.svelte.ts";
