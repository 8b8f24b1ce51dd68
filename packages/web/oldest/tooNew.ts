import { type Node, parse } from 'acorn';
import { full } from 'acorn-walk';
import {
  unknownClasses,
  unknownFunctions,
  unknownMembers,
  unknownMethods,
  unknownProperties,
  unknownRules,
  unknownSelectors,
} from './known.ts';

export interface TooNew {
  readonly name: string;
  /** The browsers that do not know it. */
  readonly to: string;
}

type Shape = Node & Readonly<Record<string, unknown>>;
const nameOf = (node: unknown): string => String((node as Shape | undefined)?.name ?? '');
const found = (name: string, known: ReadonlyMap<string, string>): TooNew[] => {
  const to = known.get(name);
  return to === undefined ? [] : [{ name, to }];
};

function inNode(node: Shape): TooNew[] {
  switch (node.type) {
    case 'CallExpression':
      return found(nameOf((node.callee as Shape).property), unknownMethods);
    case 'MemberExpression':
      return node.computed ? [] : found(nameOf(node.property), unknownMembers);
    case 'NewExpression':
      return found(nameOf(node.callee), unknownClasses);
    case 'StaticBlock':
      return [{ name: 'static {}', to: 'safari_ios' }];
    case 'Literal': {
      const { pattern = '' } = (node.regex ?? {}) as { pattern?: string };
      return /\(\?<[=!]/.test(pattern) ? [{ name: '(?<=', to: 'safari_ios' }] : [];
    }
    default:
      return [];
  }
}

/** What a script uses that one of the oldest browsers does not know. Syntax younger than 2022 is an error of its own. */
export function tooNewInScript(script: string): TooNew[] {
  const all: TooNew[] = [];
  full(parse(script, { ecmaVersion: 2022, sourceType: 'module' }), (node) => void all.push(...inNode(node as Shape)));
  return all;
}

/** The same of a style. What stands under `@supports` is for those who know it. */
export function tooNewInStyle(style: string): TooNew[] {
  const bare = style.replace(/@supports[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '').replace(/"[^"]*"/g, '""');
  const all = (pattern: RegExp, known: ReadonlyMap<string, string>): TooNew[] =>
    [...bare.matchAll(pattern)].flatMap(([, name = '']) => found(name, known));
  return [
    ...all(/[{;]([a-z-]+):/g, unknownProperties),
    ...all(/@([a-z-]+)/g, unknownRules),
    ...all(/:([a-z-]+)[^;{}]*(?=\{)/g, unknownSelectors),
    ...all(/([a-z-]+)\(/g, unknownFunctions),
  ];
}
