/** The entry points need the Node that comes with the project; a bare `node` in a shell may be an older one. */
export function checkNode(): void {
  const [major = 0] = process.versions.node.split('.').map(Number);
  if (major >= 26) return;
  console.error(
    `Node ${process.versions.node} is too old for this. Run "npm install" once, then start it with npm: "npm start".`,
  );
  process.exit(1);
}
