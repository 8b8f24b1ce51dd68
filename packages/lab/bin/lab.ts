import { resolve } from 'node:path';
import { botsCommand } from '../src/bots/command.ts';
import { policyCommand } from '../src/bots/policy.ts';
import { spyfallCommand } from '../src/bots/spyfall-command.ts';
import { talkCommand } from '../src/bots/talk-command.ts';
import { fitCommand } from '../src/bots/training.ts';

const usage = `npm run -s lab -- bots [--help]                      tournaments of bots
npm run -s lab -- fit [plain|sets|lol|every] [rounds] trains the net that tells the strong what a hand is worth
npm run -s lab -- policy [base|lol|every] [rounds]   trains the policy they follow in playouts by their own searches
npm run -s lab -- spyfall [--help]                   bots that talk: who wins
npm run -s lab -- talk [--help]                      how they understand, converse and judge`;

const [what, ...args] = process.argv.slice(2);
const root = resolve(import.meta.dirname, '../../..');

if (what === 'spyfall') process.exitCode = spyfallCommand(args, { root, print: console.log });
else if (what === 'talk') process.exitCode = talkCommand(args, { root, print: console.log });
else if (what === 'bots') process.exitCode = await botsCommand(args, { root, print: console.log });
else if (what === 'policy') process.exitCode = policyCommand(args, root, console.log);
else if (what === 'fit') process.exitCode = fitCommand(args, root, console.log);
else {
  console.log(usage);
  process.exitCode = 1;
}
