import type { GameEvent } from '@tasovka/kernel';
import { expect, it } from 'vitest';
import { failedVotes, saidSinceEnd } from '../src/spyfall/saidAloud.ts';
import type { StoryLine } from '../src/table/story.svelte.ts';

let n = 0;
const happened = (type: string, more: object = {}): StoryLine => ({
  n: ++n,
  kind: 'event',
  event: { type, ...more } as GameEvent,
});
const said = (text: string): StoryLine => ({ n: ++n, kind: 'chat', line: { n, from: 'g1', text, at: 0 } });
const vote = (unanimous: boolean): StoryLine => happened('vote-closed', { accused: 1, unanimous });

it('an accusation that failed stands where the talk was interrupted, however much of the story is forgotten', () => {
  const before = [
    happened('dealt'),
    happened('asked'),
    vote(false),
    happened('dealt'),
    happened('asked'),
    happened('asked'),
  ];
  const now = [...before, vote(false), happened('asked'), vote(true)];
  expect(failedVotes(now, 3).map(({ after }) => after)).toEqual([2]);
  expect(failedVotes(now.slice(5), 3).map(({ after }) => after)).toEqual([2]);
});

it('what gave the spy away is what is said after the end, and before the next round', () => {
  const round = [happened('dealt'), said('Кто тут?'), happened('round-over'), said('Вот на чём попался!')];
  expect(saidSinceEnd(round).map(({ text }) => text)).toEqual(['Вот на чём попался!']);
  expect(saidSinceEnd([...round, happened('dealt'), said('Поехали')])).toEqual([]);
});
