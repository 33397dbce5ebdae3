import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readSourceMap } from '../../source-maps/find-source';
import { mapFileOf } from '../../source-maps/map-files';

const positionsOf = (stack: string, entry: string): readonly (readonly [line: number, column: number])[] =>
  stack.split('\n').flatMap((frame) => {
    const [, file, line, column] = /\(?([^\s(]+):(\d+):(\d+)\)?$/.exec(frame) ?? [];
    return file?.endsWith(`/${entry}`) ? [[Number(line), Number(column)] as const] : [];
  });

/** Finds the source of a position in a built file: `file:line:column`, relative to the working folder. */
export type LocateSource = (line: number, column: number) => string | undefined;

/**
 * Returns the function that finds sources of a file of a build; undefined when it has no source map. `dist` is the build
 * in its remote's folder.
 */
export const sourcesOf = (dist: string, file: string): LocateSource | undefined => {
  const map = path.join(dist, mapFileOf(file));
  if (!existsSync(map)) return undefined;
  const find = readSourceMap(readFileSync(map, 'utf8'));
  return (line, column) => {
    const source = find(line, column);
    if (!source) return undefined;
    return `${path.relative('.', path.resolve(path.dirname(dist), source.file))}:${source.line}:${source.column}`;
  };
};

/**
 * Finds where an error was thrown. `entry` is the path of the server build in `dist`. Returns undefined when no frame of
 * the stack is in the server build or there is no source map.
 */
export const sourceLocation = (error: Error, dist: string, entry: string): string | undefined => {
  const locate = sourcesOf(dist, entry);
  return positionsOf(error.stack ?? '', entry)
    .map((position) => locate?.(...position))
    .find((source) => source !== undefined);
};
