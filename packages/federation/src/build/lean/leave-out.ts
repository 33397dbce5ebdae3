import type { Node } from 'acorn';
import webpack, { type WebpackPluginInstance } from 'webpack';
import { applyEdits, childrenOf, parseModule, type Edit } from './source-edits';

/** What replaces functions, classes and constants of a file, by their name: an expression each. */
export type Replacements = Readonly<Record<string, string>>;

interface NamedEdit extends Edit {
  readonly name: string;
}

const PLUGIN_NAME = 'signpost-leave-out';

/** A name, or a chain of properties such as `exports.name`. */
interface Target {
  readonly name?: string;
  readonly object?: Target;
  readonly property?: Target;
}

/** The parts of a node that say what it declares. */
interface Declaration {
  readonly id?: Target;
  readonly init?: Node;
  readonly left?: Target;
  readonly right?: Node;
}

const nameOf = ({ name = '', object, property }: Target): string =>
  object && property ? `${nameOf(object)}.${nameOf(property)}` : name;

/** The name that a node declares, and the expression after it: a constant, an export of a CommonJS module, or a method. */
const valueOf = ({ id, init, left, right }: Declaration) =>
  left?.object
    ? { name: nameOf(left).replace(/^exports\./, ''), value: right }
    : { name: id?.name, value: init };

/** The edit that replaces what a node declares, if it declares one of the names. */
const editOf = (node: Node, replacements: Replacements): NamedEdit | undefined => {
  const { name = '', value } = valueOf(node as Declaration);
  const text = Object.hasOwn(replacements, name) ? replacements[name] : undefined;
  if (text === undefined) return undefined;
  if (value) return { name, start: value.start, end: value.end, text };
  if (!/^(Function|Class)Declaration$/.test(node.type)) return undefined;
  return { name, start: node.start, end: node.end, text: `var ${name} = ${text};` };
};

const editsBelow = (node: Node, replacements: Replacements): NamedEdit[] => {
  const edit = editOf(node, replacements);
  return edit ? [edit] : childrenOf(node).flatMap((child) => editsBelow(child, replacements));
};

/**
 * Replaces the declarations of a file's source, at any depth. Throws when one is not there exactly once, so that an
 * update of the library cannot bring the code back unnoticed.
 */
export const replaceDeclarations = (source: string, file: string, replacements: Replacements): string => {
  const edits = editsBelow(parseModule(source), replacements);
  for (const name of Object.keys(replacements)) {
    const count = edits.filter((edit) => edit.name === name).length;
    if (count !== 1) throw new Error(`${file} declares ${name} ${count} times; it was to be replaced once`);
  }
  return applyEdits(source, edits);
};

/** Changes the source of a library's file, whose absolute path it also gets. */
export type SourceChange = (source: string, file: string) => string;

/** Leaves parts of libraries out of a build: takes the changes by the absolute path of the file. */
export const leaveOut = (changes: ReadonlyMap<string, SourceChange>): WebpackPluginInstance => ({
  apply: (compiler) =>
    compiler.hooks.compilation.tap(PLUGIN_NAME, (compilation) => {
      const { processResult } = webpack.NormalModule.getCompilationHooks(compilation);
      processResult.tap(PLUGIN_NAME, (result, { resource }) => {
        const change = changes.get(resource);
        if (!change) return result;
        // Without a source map, because the lines move.
        return [change(String(result[0]), resource), undefined, undefined];
      });
    }),
});
