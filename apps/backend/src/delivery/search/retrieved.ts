import type { SearchRecord } from '../../domain/search/engine/index/record';

/** The attribute with the long text: snippeted by default, and returned whole only when requested by name. */
export const LONG_TEXT = 'body';

/** The requested attributes of a record: all but its long text by default; '*' is all of them, '-name' excludes one. */
export const retrieved = (
  record: SearchRecord,
  names: readonly string[] = ['*', `-${LONG_TEXT}`],
): SearchRecord => {
  const includesAll = names.includes('*') || names.every((name) => name.startsWith('-'));
  const kept = Object.entries(record).filter(
    ([name]) => (includesAll || names.includes(name)) && !names.includes(`-${name}`),
  );
  return { ...Object.fromEntries(kept), objectID: record.objectID };
};
