import { join } from 'node:path';
import type { Config } from '../config.ts';

/** Where a server keeps its rooms. */
export type Place = Pick<Config, 'databaseUrl' | 'dataFolder'>;

export const sqliteFile = ({ dataFolder }: Place): string => join(dataFolder, 'tasovka.sqlite');
