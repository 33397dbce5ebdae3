import { parse, type AnyNode, type Node } from 'acorn';

/** A stretch of source code, by its positions in the text, and what replaces it. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const isNode = (value: unknown): value is AnyNode =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

/** The nodes directly below a node of a syntax tree. */
export const childrenOf = (node: Node): AnyNode[] => Object.values(node).flat().filter(isNode);

/** Parses the source of a module. Throws acorn's `SyntaxError`. */
export const parseModule = (source: string): AnyNode =>
  parse(source, { ecmaVersion: 'latest', sourceType: 'module' });

/** Applies edits, which may not overlap, to a source. */
export const applyEdits = (source: string, edits: readonly Edit[]): string =>
  [...edits]
    .sort((one, other) => one.start - other.start)
    .reduceRight((code, { start, end, text }) => code.slice(0, start) + text + code.slice(end), source);
