export { anyMove } from '../src/bots/randomBot.ts';
export { Balancer } from './balancer.ts';
export { ServerNode } from './node.ts';
export * from './pushService.ts';
export { playRandomMatch } from './randomMatch.ts';
export { randomReplay } from './randomReplay.ts';
export { scenarioOfMatch } from './scenarioOfMatch.ts';
export { eventually, freePort, Postgres, Redis } from './services.ts';
