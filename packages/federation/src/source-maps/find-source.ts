import { z } from 'zod';
import { originOf } from './mappings';

/** A position in a source file; line and column count from 1. */
export interface SourcePosition {
  /** Path relative to the remote's folder, such as `src/pages/landing/page.tsx`. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** The parts of a source map (revision 3) that say where code comes from. */
const sourceMap = z.object({ sources: z.array(z.string().nullable()), mappings: z.string() });

/** Prefix of sources in a bundler's maps; the rest is relative to the remote's folder. */
const NAMESPACE = /^webpack:\/\/[^/]*\//;

/** The path of a source relative to the remote's folder. The bundler's own code has sources that are no files. */
const fileOf = (source: string | null | undefined): string | undefined =>
  source && /\.([cm]?[jt]sx?|css)$/.test(source)
    ? source.replace(NAMESPACE, '').replace(/^\.\//, '')
    : undefined;

/**
 * Returns the function that finds the source of a position in a script, whose line and column count from 1; `text` is the
 * script's source map. Throws when it is not one.
 */
export const readSourceMap = (
  text: string,
): ((line: number, column: number) => SourcePosition | undefined) => {
  const { sources, mappings } = sourceMap.parse(JSON.parse(text));
  return (line, column) => {
    const origin = originOf(mappings, line - 1, column - 1);
    const file = origin && fileOf(sources[origin.source]);
    return file ? { file, line: origin.line + 1, column: origin.column + 1 } : undefined;
  };
};
