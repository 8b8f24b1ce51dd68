/** Storage and network may fail; our own code may not. A line that is no JSON is a stack trace. */
export function isUnexpected(line: string): boolean {
  if (line === '') return false;
  if (!line.startsWith('{')) return true;
  // A process that is killed may leave half a line.
  if (!line.endsWith('}')) return false;
  const { level, err } = JSON.parse(line) as { level: number; err?: { type?: string } };
  return level > 50 || err?.type === 'RoomCrashed' || err?.type === 'TypeError' || err?.type === 'RangeError';
}
