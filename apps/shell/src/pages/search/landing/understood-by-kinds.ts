import type { SearchPage, QueryInterpretation } from '@signpost/api-client/search';

/**
 * Merges what several kinds understood of the same words: the filters understood by any kind with hits, and whether all
 * of these found most words only. Takes the kinds' pages, the best answer first; when none has a hit, all of them
 * count.
 */
export const understoodByKinds = (pages: readonly SearchPage[]): QueryInterpretation | undefined => {
  const withHits = pages.filter(({ total }) => total > 0);
  const understoodByPage = (withHits.length > 0 ? withHits : pages).flatMap(
    ({ understood }) => understood ?? [],
  );
  const [first] = understoodByPage;
  if (!first) return undefined;
  const widest = understoodByPage.reduce((one, other) =>
    other.filters.length > one.filters.length ? other : one,
  );
  return {
    query: widest.query,
    filters: widest.filters,
    matched: understoodByPage.every(({ matched }) => matched === 'most') ? 'most' : 'all',
  };
};
