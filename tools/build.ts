import { buildIfNeeded } from './freshness.ts';
import { root } from './run.ts';

/** Whatever looks at the app goes through here first. */
process.exitCode = buildIfNeeded(root) ? 0 : 1;
