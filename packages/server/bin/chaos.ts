import { oneNode } from '../kit/chaos/oneNode.ts';
import { runChaos } from '../kit/chaos/runChaos.ts';
import { threeNodes } from '../kit/chaos/threeNodes.ts';

/**
 * Real processes, rooms of scripted players on all games, and everything that can go wrong:
 *   chaos.ts one|three [rooms] [rounds]
 */
const [how = 'one', rooms = '50', rounds = '20'] = process.argv.slice(2);
const say = (text: string): void => console.log(`${(performance.now() / 1000).toFixed(1).padStart(6)} s  ${text}`);

const cluster = await (how === 'three' ? threeNodes() : oneNode());
const {
  confirmed,
  received,
  reconnects: returns,
  matches,
  rows,
  rowsKept,
  faults,
} = await runChaos(cluster, Number(rooms), Number(rounds), say);
await cluster.clear();
say(
  `${rounds} rounds of trouble, ${matches} matches, ${confirmed} confirmed, ${received} received, ${returns} returns`,
);
say(`${rows} rows written, ${rowsKept} still stored; ${faults.length} faults`);
for (const fault of faults.slice(0, 40)) console.log(fault.slice(0, 1000));
process.exit(faults.length === 0 ? 0 : 1);
