import { expect, it } from 'vitest';
import { tooNewInScript, tooNewInStyle } from '../oldest/tooNew.ts';

const inScript = (script: string): string[] => tooNewInScript(script).map(({ name }) => name);
const inStyle = (style: string): string[] => tooNewInStyle(style).map(({ name }) => name);

it('finds in a script what Safari 16.0, Chrome 108 or Firefox 115 does not know', () => {
  expect(inScript('a.toSorted(); a.at(-1); a.findLast(b)')).toEqual(['toSorted']);
  expect(inScript('one.checkVisibility()')).toEqual(['checkVisibility']);
  expect(inScript('Promise.withResolvers(); Object.groupBy(a, b)')).toEqual(['withResolvers', 'groupBy']);
  expect(inScript('/(?<=a)b/u.test(c); /(?<name>a)/.test(c)')).toEqual(['(?<=']);
  expect(inScript('class A { static { a() } }')).toEqual(['static {}']);
  expect(inScript('new CloseWatcher(); new Map()')).toEqual(['CloseWatcher']);
  expect(() => inScript('/[a&&b]/v')).toThrow();
  expect(() => inScript('import a from "a" with { type: "json" }')).toThrow();
});

it('finds the same in a style, and leaves what is asked for by @supports', () => {
  expect(inStyle('a{color:color-mix(in srgb, red, blue)}')).toEqual(['color-mix']);
  expect(inStyle('a:has(b)>c{color:red}')).toEqual(['has']);
  expect(inStyle('@starting-style{a{opacity:0}}')).toEqual(['starting-style']);
  expect(inStyle('a{field-sizing:content;width:10cqw;inset:0;translate:0 1px}')).toEqual(['field-sizing']);
  expect(inStyle('@supports (field-sizing:content){a{field-sizing:content}}')).toEqual([]);
  expect(inStyle('@container (min-width: 1px){a:is(b,c):focus-visible{height:100dvh}}')).toEqual([]);
});
