// Loaded before every entry point (node --import). Plain JavaScript, for an old Node cannot read the entry point itself.
const needed = 26;

if (Number.parseInt(process.versions.node, 10) < needed) {
  console.error(
    `Тасовка needs Node ${needed}, and this is ${process.versions.node}. "npm ci" brings the right one along: ` +
      'start things with npm (npm start, npm test), or put Node 26 first in your PATH.',
  );
  process.exit(1);
}
