import { persisted } from '../lib/persisted.svelte.ts';

const games = persisted<readonly string[]>('learnt', []);

/** Which games this device has had a lesson in; nobody is offered the same one twice. */
export const learnt = {
  has: (game: string): boolean => games.value.includes(game),
  note(game: string): void {
    if (!games.value.includes(game)) games.value = [...games.value, game];
  },
};
