import type { SearchRecord } from '../engine/record';

/** Long texts: quoted in part, and given whole only when asked for by name. */
export const longText = 'body';

/** The wanted part of a record: everything but its long text unless names are given; '*' is everything, '-name' leaves one out. */
export function retrieved(
  record: SearchRecord,
  names: readonly string[] = ['*', `-${longText}`],
): SearchRecord {
  const all = names.includes('*') || names.every((name) => name.startsWith('-'));
  const kept = Object.entries(record).filter(
    ([name]) => (all || names.includes(name)) && !names.includes(`-${name}`),
  );
  return { ...Object.fromEntries(kept), objectID: record.objectID };
}
