import { Recordings } from '../src/rooms/recordings/recordings.ts';

/** The server as it would be without recordings, for `npm run bench`: what they cost is the difference. */
Recordings.prototype.enqueue = () => {};
await import('./server.ts');
