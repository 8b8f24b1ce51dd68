/** `npm run mcp -- http://localhost:3000/t/BCDF-GHJK`: an assistant on this machine plays at that table, over stdin and stdout. */
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { makeMcpServer } from '../src/mcp/mcpServer.ts';
import { ProgramSeats } from '../src/mcp/programSeats.ts';

const [table] = process.argv.slice(2);
if (table === undefined || !URL.canParse(table)) {
  console.error('Which table? npm run mcp -- http://localhost:3000/t/BCDF-GHJK');
  process.exit(1);
}
const seats = new ProgramSeats(() => new URL(table).origin);
const stdio = serveStdio(() => makeMcpServer({ seats, address: 'here', table }));
process.stdin.on('end', () => {
  seats.close();
  void stdio.close();
});
