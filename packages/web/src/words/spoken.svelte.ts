import type { Words } from './ru.ts';

class Spoken {
  words = $state.raw<Words | null>(null);
}

export const spoken = new Spoken();
