import type { Json, JsonObject } from '@tasovka/kernel';
import { applyPatch, type MatchView, makePatch, type TableView } from '@tasovka/protocol';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { Screen } from '../src/rooms/screen.ts';

const value: fc.Arbitrary<Json> = fc.letrec<{ json: Json }>((tie) => ({
  json: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom(null, true, 1, 'a'),
    fc.array(tie('json'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom('x', 'y', 'z'), tie('json'), { maxKeys: 3 }),
  ),
})).json;
const object = fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd'), value) as fc.Arbitrary<JsonObject>;
/** As merge patches see it: null is nothing. */
const known = (json: Json): Json => applyPatch(undefined, json);

it('a patch turns one value into another', () => {
  fc.assert(
    fc.property(object, object, (before, after) => {
      const patch = makePatch(before, after);
      expect(known(applyPatch(known(before), patch ?? {}))).toEqual(known(after));
      expect(makePatch(after, after)).toBeUndefined();
    }),
  );
});

it('a screen kept by patches shows what is sent, whatever changes in place', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(object, fc.option(object)), { minLength: 2, maxLength: 6 }), (pictures) => {
      const screen = new Screen('me');
      const live: Record<string, Json> = {};
      let shown: Json = {};
      for (const [i, [table, view]] of pictures.entries()) {
        for (const key of Object.keys(live)) delete live[key];
        Object.assign(live, view);
        const match = view && ({ seat: 0, view: live, offers: [], awaited: [] } as unknown as MatchView);
        const text =
          i === 0
            ? screen.whole(table as unknown as TableView, match)
            : screen.patch(table as unknown as TableView, match);
        shown = applyPatch(shown, JSON.parse(text) as Json);
        const wanted = {
          table: i === 0 ? { ...table, you: 'me' } : { ...table, you: 'me' },
          match: match as unknown as Json,
        };
        expect(known(shown)).toEqual(known(wanted));
      }
    }),
  );
});
