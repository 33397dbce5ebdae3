import { readFile } from 'node:fs/promises';

/** What an nginx answered by itself and what it passed on. */
export interface EdgeFigures {
  readonly answers: number;
  /** Answers from its cache, also while it renewed them. */
  readonly cached: number;
  /** Answers of cacheable kinds, whether they were in the cache or not. */
  readonly cacheable: number;
}

/** The cache's states in which it answers by itself. */
const CACHED = new Set(['HIT', 'STALE', 'UPDATING', 'REVALIDATED']);

/** Address, method, path, which may have spaces, status, state of the cache (`-` where it is not used), seconds. */
const LINE = /^\S+ [A-Z]+ .+ \d{3} (\S+) [\d.]+$/gm;

/** Reads the log that the shipped configuration writes, without the first `skipped` answers. */
export const readEdgeLog = async (file: string, skipped = 0): Promise<EdgeFigures> => {
  const states = [...(await readFile(file, 'utf8')).matchAll(LINE)].map(([, state = '-']) => state);
  const counted = states.slice(skipped);
  return {
    answers: counted.length,
    cached: counted.filter((state) => CACHED.has(state)).length,
    cacheable: counted.filter((state) => state !== '-').length,
  };
};
