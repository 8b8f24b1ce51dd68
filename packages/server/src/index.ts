export type { BotFactory } from './bots/botFactory.ts';
export { type Config, configFrom } from './config.ts';
export { allGames } from './games.ts';
export { lanAddresses } from './http/publicAddress.ts';
export { type RunningServer, startServer } from './server.ts';
