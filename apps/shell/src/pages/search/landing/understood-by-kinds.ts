import type { SearchPage, Understood } from '@signpost/api-client/search';

/**
 * What several kinds made of the same words: the filters that any of those with hits understood, and whether all of these
 * found most words only. Pages are those of the kinds, the best answer first; when none has a hit, all of them count.
 */
export const understoodByKinds = (pages: readonly SearchPage[]): Understood | undefined => {
  const some = pages.filter(({ total }) => total > 0);
  const each = (some.length > 0 ? some : pages).flatMap(({ understood }) => understood ?? []);
  const [first] = each;
  if (!first) return undefined;
  const widest = each.reduce((one, other) => (other.filters.length > one.filters.length ? other : one));
  return {
    query: widest.query,
    filters: widest.filters,
    matched: each.every(({ matched }) => matched === 'most') ? 'most' : 'all',
  };
};
