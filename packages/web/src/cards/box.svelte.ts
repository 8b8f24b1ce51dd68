import type { GameWords } from '@tasovka/kernel';
import { createContext } from 'svelte';
import { roomInFrame } from '../lib/frames.ts';
import { type CardFaceComponent, loadFaces } from './faces.ts';

/** The box on the table: its drawings and its words. */
export class CardBox {
  Face = $state.raw<CardFaceComponent | null>(null);
  readonly game: string;
  private readonly read: () => GameWords | null;

  constructor(game: string, words: () => GameWords | null) {
    this.game = game;
    this.read = words;
    // Asking for a script is work as well, and the table is being built.
    void roomInFrame()
      .then(() => loadFaces(game))
      .then((faces) => {
        this.Face = faces.default;
      });
  }

  get words(): GameWords | null {
    return this.read();
  }

  thing(card: string): string {
    return this.words?.thing(card) ?? card;
  }
}

export const [getCardBox, setCardBox] = createContext<CardBox>();
