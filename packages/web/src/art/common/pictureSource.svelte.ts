import { untrack } from 'svelte';
import { devicePixelRatio } from 'svelte/reactivity/window';
import { roomInFrame } from '../../lib/frames.ts';
import { magnified } from '../../lib/magnified.svelte.ts';
import { isDark } from './light.svelte.ts';
import { type Draw, fittingWidth, isAskedFor, keyOf, known, type Look, picture } from './picture.ts';

/** More points than this nobody sees. */
const densest = 3;
let waiting = 0;

/** To put a drawing into words and to show it are small things; for a whole hand of them, one asks for room. */
async function made(
  key: string,
  draw: Draw,
  look: Look,
  density: number,
  isWanted: () => boolean,
): Promise<string | null> {
  const isAlone = waiting === 0;
  waiting++;
  try {
    if (!isAlone && !isAskedFor(key)) await roomInFrame();
    // Who has gone meanwhile no longer knows what to draw.
    if (!isWanted()) return null;
    const address = await picture(key, draw, look, density);
    if (!isAlone) await roomInFrame();
    return address;
  } finally {
    waiting--;
  }
}

interface PictureSource {
  readonly src: string | null;
  /** What is shown is what is wanted: in this light, and as wide. */
  readonly settled: boolean;
}

/**
 * Where a drawing is found once it may be shown, as wide as it is wanted (nobody knows yet: 0). Until then what was shown
 * before stays, and it is not settled. A hand of ten new cards comes card by card, as from a dealer.
 */
export function pictureSource(name: () => string, draw: Draw, width: () => number): PictureSource {
  const wanted = $derived.by(() => {
    if (width() <= 0) return null;
    const look: Look = { width: fittingWidth(width()), dark: isDark() };
    const density = Math.min(densest, (devicePixelRatio.current ?? 1) * magnified.by);
    return { look, density, key: keyOf(name(), look, density) };
  });
  let src = $state.raw(untrack(() => wanted && known(wanted.key)));
  $effect.pre(() => {
    if (!wanted) return undefined;
    const { key, look, density } = wanted;
    const at = known(key);
    if (at !== null) {
      src = at;
      return undefined;
    }
    let isWanted = true;
    void made(key, draw, look, density, () => isWanted).then((address) => {
      if (isWanted) src = address;
    });
    return () => {
      isWanted = false;
    };
  });
  return {
    get src() {
      return src;
    },
    get settled() {
      return src !== null && (wanted === null || src === known(wanted.key));
    },
  };
}
