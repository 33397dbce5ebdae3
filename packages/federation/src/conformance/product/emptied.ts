/** Says how many there are, in the words of one or another answer. */
const COUNTS = ['total', 'nbHits', 'nbPages', 'count'];

/**
 * An answer of the API in which every list is empty and every count of what is listed zero. A search's answer to several
 * requests stays a list of answers: those are emptied.
 */
export const emptied = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.some(isAnswer) ? value.map(emptied) : [];
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [
      name,
      typeof part === 'number' && COUNTS.includes(name) ? 0 : emptied(part),
    ]),
  );
};

const isAnswer = (value: unknown): boolean => typeof value === 'object' && value !== null && 'hits' in value;
