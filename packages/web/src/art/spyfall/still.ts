import type { Landscape } from '@tasovka/spyfall/landscape';
import { type Component, mount, unmount } from 'svelte';
import { roomInFrame } from '../../lib/frames.ts';
import type { Draw } from '../common/picture.ts';
import { inksOf, ourLandscape, scene } from './places';
import Still from './Still.svelte';

/**
 * Draws what a component draws, as a file; the styles of the page stay behind, and with them all that moves. To build it
 * and to write it down are work for two frames.
 */
async function fileOf<Props extends Record<string, unknown>>(
  component: Component<Props>,
  props: Props,
): Promise<string> {
  await roomInFrame();
  const target = document.createElement('div');
  const built = mount(component, { target, props });
  await roomInFrame();
  const file = new XMLSerializer().serializeToString(target.firstElementChild as Element);
  void unmount(built);
  return file;
}

async function draw(place: string, own: Landscape | undefined): Promise<string> {
  const inks = own ? undefined : inksOf(place);
  if (inks) return fileOf(Still, { inks, Scene: await scene(place) });
  const landscape = own ?? (await ourLandscape(place));
  if (landscape) return fileOf((await import('./layers/Landscape.svelte')).default, { landscape, edged: true });
  const { default: Unknown } = await import('./Unknown.svelte');
  return fileOf(Unknown, { seed: place, edged: true });
}

const drawn = new Map<string, Promise<string>>();
/** A table has sixty places at most; whoever composes landscapes looks at many more. */
const mostDrawn = 200;

export const stillName = (place: string, own?: Landscape): string =>
  `picture of ${own ? Object.values(own).join(' ') : place}`;

/** Draws a place as a file. Thirty of them in the page itself would be some thousand shapes, styled anew at every turn. */
export async function stillOf(place: string, own?: Landscape): Promise<Draw> {
  const name = stillName(place, own);
  const known = drawn.get(name) ?? draw(place, own);
  if (drawn.size >= mostDrawn) drawn.clear();
  drawn.set(name, known);
  const file = await known;
  return () => file;
}
