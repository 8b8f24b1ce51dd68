import { expect, test, vi } from 'vitest';

// Nothing is drawn here: what a rune would watch is a plain value.
vi.stubGlobal('$state', { raw: <T>(value: T): T => value });

const { learn, say, withSpyWords } = await import('../src/words/speech.ts');

test('two screens of «Шпион» that come at once both wait for its words', async () => {
  await learn('ru');
  expect(() => say.now.spy).toThrow('before its words have come');
  const hold = async (): Promise<string> => {
    await withSpyWords(Promise.resolve());
    return say.now.spy.hold;
  };
  const [first, second] = await Promise.all([hold(), hold()]);
  expect(first).toBe(second);
  await learn('en');
  expect(say.now.spy.hold).not.toBe(first);
});
