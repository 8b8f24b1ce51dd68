export { anyMove } from '../src/bots/randomBot.ts';
export { framesFor } from '../src/rooms/recordings/replayFrames.ts';
export { Balancer } from './balancer.ts';
export { ServerNode } from './node.ts';
export * from './pushService.ts';
export { playRandomMatch } from './randomMatch.ts';
export { randomReplay, recordRandomMatch } from './randomReplay.ts';
export { scenarioOfMatch } from './scenarioOfMatch.ts';
export { eventually, freePort, Postgres, Redis } from './services.ts';
