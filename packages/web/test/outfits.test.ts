import { places } from '@tasovka/spyfall/places';
import { describe, expect, it } from 'vitest';
import { outfit } from '../src/art/spyfall/rig/outfits.ts';
import { HATS, THINGS } from '../src/art/spyfall/rig/wardrobe.ts';

describe('what people wear', () => {
  it('is theirs alone at their place', () => {
    expect(places.length).toBe(30);
    for (const { id, roles } of places) {
      const seen = roles.map((_, i) => outfit(id, `${id}-${i + 1}`));
      expect(new Set(seen.map((one) => JSON.stringify(one))).size, id).toBe(roles.length);
      for (const { hat, thing } of seen)
        expect([hat in HATS, thing in THINGS], `${id}: ${hat} ${thing}`).toEqual([true, true]);
    }
  });

  it('is somebody’s in places nobody drew', () => {
    expect(outfit('my-kitchen', 'my-kitchen-1').hat in HATS).toBe(true);
    expect(outfit('my-kitchen', 'my-kitchen-1')).toEqual(outfit('my-kitchen', 'my-kitchen-1'));
  });
});
