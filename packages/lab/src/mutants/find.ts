import type { AnyNode, BinaryExpression, LogicalExpression } from 'acorn';
import { lineAt, type Source, walk } from './syntax.ts';

/** What a survivor may be worth: scenarios are about rules; what is told, offered, shown and parsed has other tests too. */
export const areas = ['rules', 'events', 'offers', 'view', 'clone', 'parsers'] as const;
export type Area = (typeof areas)[number];

/** One small change that a scenario should notice. */
export interface Mutant {
  readonly path: string;
  readonly line: number;
  readonly area: Area;
  readonly change: string;
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

type Edit = Pick<Mutant, 'change' | 'start' | 'end' | 'text'>;

/** Every mutant of one file, in the order of its lines. */
export function findMutants(source: Source): Mutant[] {
  const found: Mutant[] = [];
  walk(source, (node, around) => {
    for (const edit of editsOf(node, around, source.plain)) {
      found.push({
        path: source.path,
        line: lineAt(source.plain, edit.start),
        area: areaOf(source.path, node, around),
        ...edit,
      });
    }
  });
  return found.sort((a, b) => a.start - b.start);
}

function editsOf(node: AnyNode, around: readonly AnyNode[], plain: string): Edit[] {
  const parent = around.at(-1);
  const replaced = (change: string, { start, end }: AnyNode, text: string): Edit => ({ change, start, end, text });
  const negated = (test: AnyNode): Edit => replaced('negated', test, `!(${plain.slice(test.start, test.end)})`);
  const dropped = replaced('dropped', node, ';');
  switch (node.type) {
    case 'ReturnStatement':
    case 'ExpressionStatement':
    case 'ForStatement':
    case 'ForOfStatement':
    case 'ForInStatement':
    case 'ThrowStatement':
      return isWholeIf(node, parent) || (node.type === 'ReturnStatement' && node.argument) ? [] : [dropped];
    case 'IfStatement':
      return [dropped, negated(node.test)];
    case 'SwitchCase':
      return [replaced('dropped', node, '')];
    case 'ConditionalExpression':
    case 'WhileStatement':
      return [negated(node.test)];
    case 'LogicalExpression':
    case 'BinaryExpression':
      return parent?.type === 'ForStatement' ? [] : operators(node, parent, plain);
    case 'CallExpression':
      return node.callee.type === 'Identifier' && node.callee.name === 'refuse'
        ? [replaced('not refused', node, 'null')]
        : [];
    case 'Literal':
      if (typeof node.value === 'number') return [replaced('one more', node, `${node.value + 1}`)];
      return typeof node.value === 'boolean' ? [replaced('flipped', node, `${!node.value}`)] : [];
    default:
      return [];
  }
}

/** Without it nothing is left of the `if` around it, which is dropped already. */
const isWholeIf = (node: AnyNode, parent: AnyNode | undefined): boolean =>
  parent?.type === 'IfStatement' && parent.consequent === node && !parent.alternate;

/** Operators that turn a condition round, and those that move its edge. */
const opposite: Readonly<Record<string, string>> = {
  '===': '!==',
  '!==': '===',
  '<': '>=',
  '<=': '>',
  '>': '<=',
  '>=': '<',
  '&&': '||',
  '||': '&&',
};
const edge: Readonly<Record<string, string>> = { '<': '<=', '<=': '<', '>': '>=', '>=': '>' };

function operators(node: LogicalExpression | BinaryExpression, parent: AnyNode | undefined, plain: string): Edit[] {
  const start = plain.indexOf(node.operator, node.left.end);
  const end = start + node.operator.length;
  const turned = opposite[node.operator];
  const moved = edge[node.operator];
  // A comparison that is a whole condition is negated there already.
  const isTest = parent !== undefined && 'test' in parent && parent.test === node && node.type === 'BinaryExpression';
  return [
    ...(turned !== undefined && !isTest ? [{ change: 'turned round', start, end, text: turned }] : []),
    ...(moved === undefined ? [] : [{ change: 'edge moved', start, end, text: moved }]),
  ];
}

function areaOf(path: string, node: AnyNode, around: readonly AnyNode[]): Area {
  if (path.endsWith('view.ts')) return 'view';
  if (path.endsWith('clone.ts')) return 'clone';
  const whole = [...around, node];
  if (whole.some(isTelling)) return 'events';
  if (path.endsWith('offers.ts') || whole.some(isOffering)) return 'offers';
  return whole.some(isParsing) ? 'parsers' : 'rules';
}

const isTelling = (node: AnyNode): boolean => {
  if (node.type === 'ExpressionStatement') return isTelling(node.expression);
  if (node.type === 'ChainExpression') return isTelling(node.expression);
  return (
    node.type === 'CallExpression' && node.callee.type === 'MemberExpression' && named(node.callee.property, /^emit$/)
  );
};

const isOffering = (node: AnyNode): boolean => {
  if (node.type === 'FunctionDeclaration' || node.type === 'VariableDeclarator') return named(node.id, /^offer/);
  return node.type === 'Property' && named(node.key, /^offer/);
};

const isParsing = (node: AnyNode): boolean =>
  node.type === 'CallExpression' && named(node.callee, /^(whole|real|list|text)$/);

const named = (node: AnyNode | null, pattern: RegExp): boolean =>
  node?.type === 'Identifier' && pattern.test(node.name);

/** A source with one change made. */
export const mutated = ({ plain }: Source, { start, end, text }: Mutant): string =>
  plain.slice(0, start) + text + plain.slice(end);
