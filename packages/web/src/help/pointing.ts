import { buzz } from '../lib/senses.ts';

/** How somebody asked: what is found by a resting mouse goes with it, what was asked for stays. */
export type Asked = 'hold' | 'rest' | 'key';

/** What is explained, and who wanted to know. */
export interface Pointed {
  readonly one: HTMLElement;
  readonly about: string;
  readonly how: Asked;
}

export interface Ears {
  explain(one: HTMLElement, how: Asked): void;
  /** Something else is pressed, or the mouse has gone on. */
  leave(how: 'press' | 'mouse'): void;
  /** Whatever is pressed next is explained and not done. */
  readonly isAsking: () => boolean;
  readonly isResting: () => boolean;
}

const holdMs = 650;
const restMs = 700;
const leaveMs = 500;
const still = 10;
/** A click comes right after the finger has gone, if at all. */
const clickMs = 400;

const explainable = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-help]') : null;
const isIn = (target: EventTarget | null, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null;

/** Hears of a finger that stays, of a mouse that rests, of `?` and `i`, wherever something can be explained. */
export function listenFor(ears: Ears): () => void {
  let from: { readonly x: number; readonly y: number; readonly id: number; readonly one: HTMLElement } | null = null;
  /** A mouse that has pressed and not moved on since does not rest: it plays. */
  let pressed: { readonly x: number; readonly y: number } | null = null;
  let holding: ReturnType<typeof setTimeout> | undefined;
  let resting: ReturnType<typeof setTimeout> | undefined;
  let leaving: ReturnType<typeof setTimeout> | undefined;
  let swallows = false;

  function letGo(): void {
    clearTimeout(holding);
    from = null;
  }

  /** What is held is not pressed: who listens for the finger is told that it has gone. */
  function hold(): void {
    if (!from) return;
    const { one, id } = from;
    letGo();
    swallows = true;
    one.dispatchEvent(new PointerEvent('pointercancel', { bubbles: true, pointerId: id }));
    buzz([12]);
    ears.explain(one, 'hold');
  }

  function down(event: PointerEvent): void {
    clearTimeout(resting);
    letGo();
    swallows = false;
    if (isIn(event.target, '.help')) return;
    ears.leave('press');
    pressed = { x: event.clientX, y: event.clientY };
    const one = explainable(event.target);
    if (!one || event.button !== 0 || !event.isPrimary) return;
    if (ears.isAsking()) {
      event.stopPropagation();
      swallows = true;
      ears.explain(one, 'key');
      return;
    }
    from = { x: event.clientX, y: event.clientY, id: event.pointerId, one };
    holding = setTimeout(hold, holdMs);
  }

  function move(event: PointerEvent): void {
    if (from && Math.hypot(event.clientX - from.x, event.clientY - from.y) > still) letGo();
    if (event.pointerType !== 'mouse' || event.buttons !== 0) return;
    if (pressed && Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) < still) return;
    pressed = null;
    clearTimeout(resting);
    clearTimeout(leaving);
    if (isIn(event.target, '.help')) return;
    const one = explainable(event.target);
    if (ears.isResting()) leaving = setTimeout(() => ears.leave('mouse'), leaveMs);
    if (one) {
      resting = setTimeout(() => {
        clearTimeout(leaving);
        ears.explain(one, 'rest');
      }, restMs);
    }
  }

  function up(event: PointerEvent): void {
    letGo();
    if (!swallows) return;
    event.stopPropagation();
    setTimeout(() => {
      swallows = false;
    }, clickMs);
  }

  function cancel(event: PointerEvent): void {
    if (event.isTrusted) letGo();
  }

  /** Screen readers and switches click without a pointer. */
  function click(event: MouseEvent): void {
    const one = ears.isAsking() ? explainable(event.target) : null;
    if (!swallows && !one) return;
    event.stopImmediatePropagation();
    event.preventDefault();
    swallows = false;
    if (one) ears.explain(one, 'key');
  }

  /** A finger that stays asks for a menu in many browsers; the key for menus and the right button ask for help as well. */
  function menu(event: MouseEvent): void {
    const one = explainable(event.target);
    if (!one) return;
    event.preventDefault();
    if (from) hold();
    else if (!swallows) ears.explain(one, 'key');
  }

  function key(event: KeyboardEvent): void {
    if (event.key === 'Escape') ears.leave('press');
    const isHelp = event.key === '?' || (event.code === 'KeyI' && !event.ctrlKey && !event.metaKey && !event.altKey);
    if (!isHelp || isIn(event.target, 'input, textarea')) return;
    const one = explainable(document.activeElement);
    if (!one) return;
    event.preventDefault();
    ears.explain(one, 'key');
  }

  const capture = { capture: true };
  addEventListener('pointerdown', down, capture);
  addEventListener('pointermove', move, { capture: true, passive: true });
  addEventListener('pointerup', up, capture);
  addEventListener('pointercancel', cancel, capture);
  addEventListener('click', click, capture);
  addEventListener('contextmenu', menu, capture);
  addEventListener('keydown', key);
  return () => {
    for (const timer of [holding, resting, leaving]) clearTimeout(timer);
    removeEventListener('pointerdown', down, capture);
    removeEventListener('pointermove', move, capture);
    removeEventListener('pointerup', up, capture);
    removeEventListener('pointercancel', cancel, capture);
    removeEventListener('click', click, capture);
    removeEventListener('contextmenu', menu, capture);
    removeEventListener('keydown', key);
  };
}
