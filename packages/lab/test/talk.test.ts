import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { talkCommand } from '../src/bots/talk-command.ts';
import { readVotes, votedRounds } from '../src/bots/talk-votes.ts';
import { measure } from '../src/bots/talk-yardsticks.ts';
import { shareOf } from '../src/sim/stats.ts';

const rounds = 60;

describe('four solid bots judge people fairly', () => {
  test('a vague spy is accused or voted out at least half of the time', () => {
    expect(measure('vague', 'spy', rounds, 'test').accused / rounds).toBeGreaterThanOrEqual(0.5);
  });

  test('a fair agent who talks in slang is hardly ever convicted', () => {
    expect(measure('slang', 'agent', rounds, 'test').convicted / rounds).toBeLessThanOrEqual(0.1);
  });

  test('a spy of average skill has a chance, and no more', () => {
    const { low, high } = shareOf(measure('average', 'spy', rounds, 'test').spyWins, rounds);
    expect(low).toBeLessThanOrEqual(0.6);
    expect(high).toBeGreaterThanOrEqual(0.35);
  });
});

describe('votes', () => {
  test('alone do not give the spy away', () => {
    const { read, right, chance } = readVotes(votedRounds(60, 'test'));
    expect(read).toBeGreaterThan(20);
    expect(shareOf(Math.round(right), read).low).toBeLessThanOrEqual(chance);
  }, 180_000);

  test('would, if the spy always said guilty: the reader can read', () => {
    const told = votedRounds(30, 'test').map(({ spy, votes }) => ({
      spy,
      votes: votes.map((vote) => ({ ...vote, guilty: vote.seat === spy || vote.guilty })),
    }));
    const { read, right, chance } = readVotes(told);
    expect(shareOf(Math.round(right), read).low).toBeGreaterThan(chance);
  });
});

test('the lab prints the figures, and writes a page with talks in both languages and a blind sheet', () => {
  const root = mkdtempSync(join(tmpdir(), 'talk-'));
  const lines: string[] = [];
  try {
    talkCommand(['--rounds', '4'], { root, print: (line) => lines.push(line) });
    const page = readFileSync(join(root, 'reports', 'talk.html'), 'utf8');
    expect(page.match(/<section lang="ru">/g)?.length).toBe(11);
    expect(page.match(/<section lang="en">/g)?.length).toBe(11);
    expect(page).toContain('Blind sheet');
    for (const language of ['ru', 'en']) {
      const sheet = readFileSync(join(root, 'reports', `talk-blind-${language}.txt`), 'utf8');
      expect(sheet).toMatch(/^(\d+\. .+\?\n){40}$/);
    }
    expect(lines.join('\n')).toContain('held-out questions understood');
  } finally {
    rmSync(root, { recursive: true });
  }
});
