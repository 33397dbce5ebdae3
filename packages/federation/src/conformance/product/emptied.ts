/** Fields that hold a count of results. */
const COUNT_FIELDS = ['total', 'nbHits', 'nbPages', 'count'];

/**
 * Returns an API response with every list empty and every count of listed items zero. The result list of a
 * multi-search keeps its length; each of its results is emptied.
 */
export const emptyLists = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.some(isAnswer) ? value.map(emptyLists) : [];
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [
      name,
      typeof part === 'number' && COUNT_FIELDS.includes(name) ? 0 : emptyLists(part),
    ]),
  );
};

const isAnswer = (value: unknown): boolean => typeof value === 'object' && value !== null && 'hits' in value;
