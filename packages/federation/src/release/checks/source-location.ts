import { existsSync, readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import path from 'node:path';

/** Prefix of sources in the bundler's source maps; the rest is relative to the remote's folder. */
const NAMESPACE = /^webpack:\/\/[^/]*\//;

const positionsOf = (stack: string, entry: string): readonly [line: number, column: number][] =>
  stack.split('\n').flatMap((frame) => {
    const [, file, line, column] = /\(?([^\s(]+):(\d+):(\d+)\)?$/.exec(frame) ?? [];
    return file?.endsWith(`/${entry}`) ? [[Number(line), Number(column)] as const] : [];
  }) as [number, number][];

/**
 * Finds where an error was thrown: `file:line:column` of the source, relative to the working folder. `dist` is a
 * remote's build in its folder, `entry` the path of the server build in it, whose source map is beside it. Returns
 * undefined when no frame of the stack is in the server build or there is no map.
 */
export const sourceLocation = (error: Error, dist: string, entry: string): string | undefined => {
  const file = path.join(dist, `${entry}.map`);
  if (!existsSync(file)) return undefined;
  const map = new SourceMap(JSON.parse(readFileSync(file, 'utf8')) as SourceMapPayload);
  for (const [line, column] of positionsOf(error.stack ?? '', entry)) {
    const found = map.findEntry(line - 1, column - 1);
    // The bundler's own code has sources that are no files.
    if (!('originalSource' in found) || !/\.[jt]sx?$/.test(found.originalSource)) continue;
    const source = path.resolve(path.dirname(dist), found.originalSource.replace(NAMESPACE, ''));
    return `${path.relative('.', source)}:${found.originalLine + 1}:${found.originalColumn + 1}`;
  }
  return undefined;
};
