import { roomInFrame } from '../../lib/frames.ts';
import { hasBeenRead, isDrawn, picture } from './picture.ts';

/** Laying out and painting one drawing for the first time takes a slow phone some ten milliseconds. */
const paintMs = 10;
let waiting = 0;
let justShown = false;

/** A single new drawing need not wait for anybody. */
function mayComeNow(): boolean {
  if (waiting > 0 || justShown) return false;
  justShown = true;
  void roomInFrame().then(() => {
    justShown = false;
  });
  return true;
}

async function waitFor(name: string, draw: () => string): Promise<void> {
  waiting++;
  if (!isDrawn(name)) await roomInFrame();
  await hasBeenRead(name, draw);
  await roomInFrame(paintMs);
  waiting--;
}

/**
 * Where a drawing is found once it may be shown. A hand of ten new cards comes card by card, as from a dealer, and not
 * in one frame that lasts as long as ten.
 */
export function takeTurn(name: () => string, draw: () => string): { readonly src: string | null } {
  let src = $state.raw(mayComeNow() ? picture(name(), draw) : null);
  let of = src === null ? '' : name();
  $effect(() => {
    const wanted = name();
    if (wanted === of) return undefined;
    let isWanted = true;
    void waitFor(wanted, draw).then(() => {
      if (!isWanted) return;
      of = wanted;
      src = picture(wanted, draw);
    });
    return () => {
      isWanted = false;
    };
  });
  return {
    get src() {
      return src;
    },
  };
}
