import { readSourceMap, type SourcePosition } from '../../source-maps/find-source';
import { obtainMap, type ReleaseFiles } from './obtain-map';

/** A position in a script of a release; `script` is its path there, line and column count from 1. */
export interface ScriptPosition {
  readonly script: string;
  readonly line: number;
  readonly column: number;
}

/** Finds the sources of positions in the releases that have run in this process. */
export interface SourcePositions {
  /** Whether a release of a remote has run in this process. */
  has(name: string, release: string): boolean;
  /**
   * Returns the source of an error whose stack has these positions, innermost first: the first one in the remote's own
   * folder, else the first one in any file. Undefined when the release has not run here, or its source map has none of
   * them or cannot be fetched.
   */
  find(
    name: string,
    release: string,
    positions: readonly ScriptPosition[],
  ): Promise<SourcePosition | undefined>;
}

/** Milliseconds after which a source map that could not be fetched is tried again. */
const RETRY_AFTER_MS = 30_000;

/** Maximum number of positions whose source is kept. */
const MAX_KEPT = 500;

const isOwn = ({ file }: SourcePosition): boolean => !/^\.\.\/|(^|\/)node_modules\//.test(file);

/** Creates the finder; `timeoutMs` is how long fetching a source map may take. */
export const createSourcePositions = (
  timeoutMs: number,
): SourcePositions & { add(name: string, release: string, files: ReleaseFiles): void } => {
  const releases = new Map<string, ReleaseFiles>();
  const found = new Map<string, Promise<SourcePosition | undefined>>();
  const keyOf = (...parts: readonly (string | number)[]) => parts.join(':');

  const read = async (
    files: ReleaseFiles,
    { script, line, column }: ScriptPosition,
  ): Promise<SourcePosition | undefined> => {
    const map = await obtainMap(files, script, timeoutMs);
    return map === undefined ? undefined : readSourceMap(map)(line, column);
  };

  const sourceOf = (key: string, files: ReleaseFiles, position: ScriptPosition) => {
    const known = found.get(key);
    if (known) return known;
    const [oldest] = found.keys();
    if (oldest !== undefined && found.size >= MAX_KEPT) found.delete(oldest);
    const source = read(files, position).catch(() => {
      setTimeout(() => found.delete(key), RETRY_AFTER_MS).unref();
      return undefined;
    });
    found.set(key, source);
    return source;
  };

  return {
    add: (name, release, files) => void releases.set(keyOf(name, release), files),
    has: (name, release) => releases.has(keyOf(name, release)),
    async find(name, release, positions) {
      const files = releases.get(keyOf(name, release));
      if (!files) return undefined;
      let first: SourcePosition | undefined;
      for (const position of positions) {
        const { script, line, column } = position;
        const source = await sourceOf(keyOf(name, release, script, line, column), files, position);
        if (source && isOwn(source)) return source;
        first ??= source;
      }
      return first;
    },
  };
};
