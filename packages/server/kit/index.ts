export { Balancer } from './balancer.ts';
export { ServerNode } from './node.ts';
export { eventually, freePort, Postgres, Redis } from './services.ts';
