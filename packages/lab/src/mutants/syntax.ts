import { stripTypeScriptTypes } from 'node:module';
import { type AnyNode, parse } from 'acorn';

/** A file of rules: as it is written, and the same without types. Every place in one is that place in the other. */
export interface Source {
  readonly path: string;
  readonly typed: string;
  readonly plain: string;
}

export function readSource(path: string, typed: string): Source {
  const plain = stripTypeScriptTypes(typed, { mode: 'strip' });
  if (plain.length !== typed.length) throw new Error(`${path}: places moved when the types went`);
  return { path, typed, plain };
}

/** Calls `visit` for every node, outermost first, with the nodes around it, nearest last. */
export function walk({ plain }: Source, visit: (node: AnyNode, around: readonly AnyNode[]) => void): void {
  const around: AnyNode[] = [];
  const enter = (node: AnyNode): void => {
    visit(node, around);
    around.push(node);
    for (const child of childrenOf(node)) enter(child);
    around.pop();
  };
  enter(parse(plain, { ecmaVersion: 'latest', sourceType: 'module' }));
}

const childrenOf = (node: AnyNode): AnyNode[] => Object.values(node).flat().filter(isNode);

const isNode = (value: unknown): value is AnyNode =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

export const lineAt = (text: string, place: number): number => text.slice(0, place).split('\n').length;
