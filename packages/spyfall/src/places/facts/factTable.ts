import type { Fact, Tell, Topic } from '../place.ts';

/** A fact as it is written down: one row, so that all a place knows can be read at a glance. */
type Row = readonly [topic: Topic, tell: Tell, ru: string, en: string];

export const factTable = (...rows: readonly Row[]): readonly Fact[] =>
  rows.map(([topic, tell, ru, en]) => ({ topic, tell, text: { ru, en } }));
