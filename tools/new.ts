import { finish, newGame } from './newGame.ts';
import { root } from './run.ts';

const [kind, name] = process.argv.slice(2);
const problem = kind === 'game' && name ? newGame(root, name) : 'npm run new -- game <name>';
if (problem === null && name) {
  const failed = finish(root, name);
  console.log(
    failed ??
      `packages/${name} is a game now. Play it: npm start. Change it: packages/${name}/src. See docs/adding-a-game.md.`,
  );
  process.exitCode = failed === null ? 0 : 1;
} else {
  console.error(problem);
  process.exitCode = 1;
}
