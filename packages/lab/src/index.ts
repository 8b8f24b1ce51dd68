export { type Outcome, runScenario } from './scenario/run.ts';
