/**
 * Of every frame so much may go to work that has waited for one: whatever it changes must still be laid out and painted
 * before the frame is over. On a slow phone that is one thing of some size, on a fast one all there is.
 */
const shareMs = 6;

let frame = -1;
let spentUntil = 0;
let isTaken = false;

/** Something that cannot wait fills the next frame: whatever can, comes after it. */
export function takeFrame(): void {
  isTaken = true;
}

/** Whether the frame that has just begun has time left; what is begun takes `more` of it besides its script. */
function hasRoom(now: number, more: number): boolean {
  const started = performance.now();
  if (now !== frame) {
    frame = now;
    spentUntil = isTaken ? Number.NEGATIVE_INFINITY : started;
    isTaken = false;
  }
  if (started - spentUntil > shareMs) return false;
  spentUntil -= more;
  return true;
}

/**
 * Room in a frame. What has been changed just now is laid out and painted at the end of the next frame, and whatever
 * that frame's beginning adds, together with it; the one after starts with empty hands. Who waits comes in the order of
 * asking, as many in a frame as there is time for.
 * `paintMs`: what painting will cost a slow phone, where that is more than the script.
 */
export const roomInFrame = (paintMs = 0): Promise<void> =>
  new Promise((free) => {
    const ask = (now: number): void => {
      if (hasRoom(now, paintMs)) free();
      else requestAnimationFrame(ask);
    };
    requestAnimationFrame(() => requestAnimationFrame(ask));
  });
