import { join } from 'node:path';
import { runServer } from '../src/run.ts';

await runServer(join(import.meta.dirname, '../../..'), process.env);
