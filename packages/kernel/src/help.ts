import type { GameTypes } from './game.ts';
import type { Cast, GameHelp } from './words.ts';

/** What is said of a thing: always the same, or as things stand. */
export type HelpLine<Now> = string | ((now: Now) => string);

type Groups<Row> = Readonly<Record<string, Readonly<Record<string, Row>>>>;

/** The sentences of one language, as closed tables over the same names as the rules. */
export type HelpLines<Rules, Now> = {
  readonly [Group in keyof Rules]: Readonly<Record<keyof Rules[Group], HelpLine<Now>>>;
};

export interface HelpBook<T extends GameTypes, Now> {
  /** The rule about each thing, by group and name. */
  readonly rules: Groups<string>;
  readonly lines: Groups<HelpLine<Now>>;
  title(group: string, name: string): string;
  /** Under which name a thing stands in the tables: many cards are one kind. */
  kindOf(group: string, name: string): string;
  now(view: T['View'], cast: Cast): Now;
}

const row = <Row>(groups: Groups<Row>, group: string, name: string): Row | undefined =>
  Object.hasOwn(groups, group) && Object.hasOwn(groups[group] as object, name) ? groups[group]?.[name] : undefined;

/** Help out of closed tables: `do heal` is the row `heal` of the group `do`. */
export function explainer<T extends GameTypes, Now>(book: HelpBook<T, Now>): GameHelp<T> {
  const { rules, lines, title, kindOf, now } = book;
  return {
    of(about, view, cast) {
      const [group = '', name = ''] = about.split(' ');
      const kind = kindOf(group, name);
      const rule = row(rules, group, kind);
      const line = row(lines, group, kind);
      if (rule === undefined || line === undefined) return null;
      const text = typeof line === 'string' ? line : line(now(view, cast));
      return { title: title(group, name), text, rule };
    },
  };
}
