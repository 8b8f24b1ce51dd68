export { checkGame } from './check.ts';
export { type KitConfig, type KitReport, number, type PropertyName, properties, type Setup } from './config.ts';
export { choose } from './driver.ts';
