import type { MorePack } from '@tasovka/spyfall/packIds';
import type { OurPlace } from '@tasovka/spyfall/packPlaces';
import { SvelteMap } from 'svelte/reactivity';

const loaded = new SvelteMap<MorePack, readonly OurPlace[]>();
const onTheirWay = new Set<MorePack>();

/** The places of a pack of ours besides the box; undefined while they are on their way. */
export function packPlaces(name: MorePack): readonly OurPlace[] | undefined {
  if (!loaded.has(name) && !onTheirWay.has(name)) void load(name);
  return loaded.get(name);
}

async function load(name: MorePack): Promise<void> {
  onTheirWay.add(name);
  try {
    const { loadPlaces } = await import('@tasovka/spyfall/packPlaces');
    loaded.set(name, await loadPlaces(name));
  } catch {
    // A line that broke off: the next look at the places asks again.
  }
  onTheirWay.delete(name);
}
