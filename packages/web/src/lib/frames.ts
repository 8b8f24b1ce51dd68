/**
 * A frame of its own. What has been changed just now is laid out and painted at the end of the next frame, and whatever
 * that frame's beginning adds, together with it; the one after starts with empty hands.
 */
export const frameAfterNext = (): Promise<number> =>
  new Promise((free) => requestAnimationFrame(() => requestAnimationFrame(free)));
