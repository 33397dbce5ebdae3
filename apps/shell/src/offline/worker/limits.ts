import type { KeptFile, KeptPage } from './kept';

const DAY_MS = 86_400_000;

/** Days for which a page is kept. */
export const MAX_AGE_DAYS = 30;

/** Limits of what is kept on one device. */
export const LIMITS = {
  /** A page that was kept longer ago is not served and is removed. */
  maxAgeMs: MAX_AGE_DAYS * DAY_MS,
  maxPages: 80,
  /** Of pages and files together, before the browser's own compression. */
  maxBytes: 40_000_000,
} as const;

/** Kept pages and files by path. */
export interface Kept {
  readonly pages: ReadonlyMap<string, KeptPage>;
  readonly files: ReadonlyMap<string, KeptFile>;
}

/** The paths to remove. */
export interface Excess {
  readonly pages: readonly string[];
  readonly files: readonly string[];
}

type Aged = readonly [path: string, kept: { readonly at: number; readonly isSaved?: boolean }];

/** Pages of saved things last, otherwise the oldest first. */
const byWorth = ([, one]: Aged, [, other]: Aged): number =>
  Number(one.isSaved ?? false) - Number(other.isSaved ?? false) || one.at - other.at;

const bytesOf = (kept: Iterable<KeptFile>): number => [...kept].reduce((sum, { bytes }) => sum + bytes, 0);

/**
 * Returns what has to be removed to stay within the limits: pages that are too old or too many; then, while there are too
 * many bytes, files that no kept page names, and pages with the files that only they name. `required` are the files of
 * the offline page, which always stay.
 */
export const excessOf = (
  { pages, files }: Kept,
  required: ReadonlySet<string>,
  now: number,
  { maxAgeMs, maxPages, maxBytes } = LIMITS,
): Excess => {
  const fresh = [...pages].filter(([, { at }]) => now - at < maxAgeMs).sort(byWorth);
  const kept = new Map(fresh.slice(-maxPages));
  const left = new Map([...files].filter(([path]) => !required.has(path)));
  const removedFiles: string[] = [];
  const remove = (path: string) => {
    left.delete(path);
    removedFiles.push(path);
  };
  const isOver = () => bytesOf(kept.values()) + bytesOf(left.values()) > maxBytes;
  const unnamed = () => {
    const named = new Set([...kept.values()].flatMap((page) => page.files));
    return [...left].filter(([path]) => !named.has(path)).sort(byWorth);
  };
  const removeUnnamed = () => {
    for (const [path] of unnamed()) if (isOver()) remove(path);
  };
  removeUnnamed();
  for (const [path] of [...kept]) {
    if (!isOver()) break;
    kept.delete(path);
    removeUnnamed();
  }
  return { pages: [...pages.keys()].filter((path) => !kept.has(path)), files: removedFiles };
};
