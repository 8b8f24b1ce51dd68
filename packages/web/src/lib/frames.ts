/**
 * Between two frames so much may go to work that has waited: whatever it changes must still be laid out and painted in
 * the next one, which takes several times as long. On a slow phone that is one thing of some size, on a fast one all
 * there is.
 */
const shareMs = 3;

interface Waiter {
  readonly paintMs: number;
  readonly free: () => void;
}

const queue: Waiter[] = [];
const turns = new MessageChannel();
let isServing = false;
let isTaken = false;
let began = 0;

const afterFrame = (): void => {
  requestAnimationFrame(() => {
    began = Number.POSITIVE_INFINITY;
    turns.port2.postMessage(null);
  });
};

/** One waiter a turn: each is a task of its own, and none is part of the frame that paints. */
turns.port1.onmessage = () => {
  began = Math.min(began, performance.now());
  const isSpent = performance.now() - began > shareMs;
  const next = isTaken || isSpent ? undefined : queue.shift();
  isTaken = false;
  if (next) {
    began -= next.paintMs;
    next.free();
    turns.port2.postMessage(null);
  } else if (queue.length > 0) afterFrame();
  else isServing = false;
};

/** Something that cannot wait fills the next frame: whatever can, comes after it. */
export function takeFrame(): void {
  isTaken = isServing;
}

/**
 * Room between two frames: first the coming frame shows what has been changed just now. Who waits comes in the order of
 * asking, as many before a frame as there is time for.
 * `paintMs`: what painting will cost a slow phone, where that is more than the script.
 */
export const roomInFrame = (paintMs = 0): Promise<void> =>
  new Promise((free) => {
    queue.push({ paintMs, free });
    if (isServing) return;
    isServing = true;
    afterFrame();
  });

/**
 * When the coming frame has been drawn. Whoever wants the focus or a size asks then: everything has its place, where
 * before it would have to be laid out for the answer alone.
 */
export const frameDrawn = (): Promise<void> =>
  new Promise((drawn) => {
    requestAnimationFrame(() => setTimeout(drawn));
  });
