import type { Attachment } from 'svelte/attachments';
import { pressesAlone } from '../lib/finger.ts';

interface Grip {
  readonly onplay: () => void;
  readonly ondrag: (dragging: boolean) => void;
  /** How much smaller the card lies there than it is drawn: it goes as far as the finger all the same. */
  readonly scale: () => number;
}

const enough = 56;
const still = 10;

/** Tap a card or throw it upwards: both play it. Anything else lets it fall back. */
export const drag =
  ({ onplay, ondrag, scale }: Grip): Attachment<HTMLElement> =>
  (card) => {
    let from: { x: number; y: number } | null = null;
    let handled = false;

    function down(event: PointerEvent): void {
      if (event.button !== 0) return;
      from = { x: event.clientX, y: event.clientY };
      card.setPointerCapture(event.pointerId);
    }
    function move(event: PointerEvent): void {
      if (!from) return;
      const dx = event.clientX - from.x;
      const dy = event.clientY - from.y;
      if (Math.hypot(dx, dy) < still) return;
      card.classList.add('dragged');
      ondrag(true);
      card.style.setProperty('--dx', `${dx / scale()}px`);
      card.style.setProperty('--dy', `${Math.min(dy, 20) / scale()}px`);
    }
    function up(event: PointerEvent): void {
      if (!from) return;
      const moved = Math.hypot(event.clientX - from.x, event.clientY - from.y);
      const thrown = from.y - event.clientY > enough;
      from = null;
      handled = true;
      setTimeout(() => {
        handled = false;
      }, 0);
      if (thrown || moved < still) onplay();
      drop();
    }
    function drop(): void {
      from = null;
      card.classList.remove('dragged');
      ondrag(false);
      card.style.removeProperty('--dx');
      card.style.removeProperty('--dy');
    }
    /** Keyboards and screen readers click without a pointer; a mouse clicks as soon as it is let go. */
    function click(): void {
      if (!handled) onplay();
    }

    pressesAlone(card);
    card.addEventListener('pointerdown', down);
    card.addEventListener('pointermove', move);
    card.addEventListener('pointerup', up);
    card.addEventListener('pointercancel', drop);
    card.addEventListener('click', click);
    return () => {
      card.removeEventListener('pointerdown', down);
      card.removeEventListener('pointermove', move);
      card.removeEventListener('pointerup', up);
      card.removeEventListener('pointercancel', drop);
      card.removeEventListener('click', click);
    };
  };
