import type { SearchRecord } from '../../domain/search/engine/index/record';

/** Long texts: quoted in part, and given whole only when asked for by name. */
export const LONG_TEXT = 'body';

/** The wanted part of a record: everything but its long text unless names are given; '*' is everything, '-name' leaves one out. */
export const retrieved = (
  record: SearchRecord,
  names: readonly string[] = ['*', `-${LONG_TEXT}`],
): SearchRecord => {
  const all = names.includes('*') || names.every((name) => name.startsWith('-'));
  const kept = Object.entries(record).filter(
    ([name]) => (all || names.includes(name)) && !names.includes(`-${name}`),
  );
  return { ...Object.fromEntries(kept), objectID: record.objectID };
};
