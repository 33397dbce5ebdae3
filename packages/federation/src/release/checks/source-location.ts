import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readSourceMap } from '../../source-maps/find-source';
import { mapFileOf } from '../../source-maps/map-files';

const positionsOf = (stack: string, entry: string): readonly (readonly [line: number, column: number])[] =>
  stack.split('\n').flatMap((frame) => {
    const [, file, line, column] = /\(?([^\s(]+):(\d+):(\d+)\)?$/.exec(frame) ?? [];
    return file?.endsWith(`/${entry}`) ? [[Number(line), Number(column)] as const] : [];
  });

/**
 * Finds where an error was thrown: `file:line:column` of the source, relative to the working folder. `dist` is a
 * remote's build in its folder, `entry` the path of the server build in it. Returns undefined when no frame of the stack
 * is in the server build or there is no source map.
 */
export const sourceLocation = (error: Error, dist: string, entry: string): string | undefined => {
  const map = path.join(dist, mapFileOf(entry));
  if (!existsSync(map)) return undefined;
  const find = readSourceMap(readFileSync(map, 'utf8'));
  for (const position of positionsOf(error.stack ?? '', entry)) {
    const source = find(...position);
    if (!source) continue;
    const file = path.relative('.', path.resolve(path.dirname(dist), source.file));
    return `${file}:${source.line}:${source.column}`;
  }
  return undefined;
};
