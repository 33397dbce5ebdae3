import { attempt, type ContextReader } from '@signpost/api-client/base';
import { searchApi } from '../endpoints';
import { kindNames } from './kind-names';
import { SEARCH_KINDS, type SearchKind } from './kinds';

/** Another kind with results for the same words. */
export interface RelatedKind {
  readonly label: string;
  /** The address of its results for the words. */
  readonly href: string;
  readonly count: number;
}

/** Maximum number of kinds returned. */
const MAX_KINDS = 6;

/**
 * Other kinds in which all of these words have results, best matches first; all counted in one call. Empty without
 * words and when counting fails, since the page does not depend on it.
 */
export const relatedKinds = async (
  context: ContextReader,
  query: string,
  except: SearchKind,
): Promise<readonly RelatedKind[]> => {
  if (!query) return [];
  const requests = SEARCH_KINDS.filter((kind) => kind !== except).map((kind) => ({
    kind,
    query,
    perPage: 0,
  }));
  const outcome = await attempt(context, searchApi.endpoints.searchIndexes.initiate(requests));
  if (!('data' in outcome)) return [];
  return outcome.data
    .flatMap((page, place) => {
      const kind = requests[place]?.kind;
      const found = kind && page.total > 0 && page.understood?.matched !== 'most';
      return found ? [{ kind, total: page.total, group: page.understood?.group ?? place }] : [];
    })
    .sort((one, other) => one.group - other.group)
    .slice(0, MAX_KINDS)
    .map(({ kind, total }) => ({
      label: kindNames()[kind],
      href: `/explore/search/${kind}?${new URLSearchParams({ q: query })}`,
      count: total,
    }));
};
