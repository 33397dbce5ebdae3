import type { LoaderFunctionArgs } from 'react-router-dom';
import { searchApi, type SearchHit, type SearchPage } from '@signpost/api-client/search';
import { pageNotFound } from '@signpost/federation/contract';
import { loadPart, type Loaded } from '@signpost/api-client/parts';
import { readEmployersSearch, type EmployersSearch } from './search';

const EMPLOYERS_SHOWN = 12;
const ROW = 8;

/** Data of the landing page. */
export interface EmployersData {
  readonly search: EmployersSearch;
  readonly employers: Loaded<SearchPage>;
  /** Apprenticeships with the earliest closing dates. */
  readonly closing: Loaded<readonly SearchHit[]>;
  readonly experiences: Loaded<readonly SearchHit[]>;
}

const hitsOf = (part: Loaded<SearchPage>): Loaded<readonly SearchHit[]> =>
  'data' in part ? { data: part.data.hits } : part;

/**
 * Loads the employers for the address, the apprenticeships that close soonest, and work experiences; each can fail
 * separately. A page after the last is not found (B-06).
 */
export const loader = async ({ context, request }: LoaderFunctionArgs): Promise<EmployersData> => {
  const search = readEmployersSearch(new URL(request.url).searchParams);
  const { country, companySize } = search;
  const { searchIndex } = searchApi.endpoints;
  const [employers, closing, experiences] = await Promise.all([
    loadPart(
      context,
      searchIndex.initiate({
        kind: 'employers',
        page: search.page,
        perPage: EMPLOYERS_SHOWN,
        facets: ['country', 'companySize'],
        chosen: {
          ...(country && { country: [country] }),
          ...(companySize && { companySize: [companySize] }),
        },
      }),
    ),
    loadPart(context, searchIndex.initiate({ kind: 'apprenticeships', order: 'closes_asc', perPage: ROW })),
    loadPart(context, searchIndex.initiate({ kind: 'virtual_work_experiences', perPage: ROW })),
  ]);
  const beyond = 'data' in employers && employers.data.hits.length === 0 && search.page > 1;
  if (beyond) throw pageNotFound(request.url);
  return { search, employers, closing: hitsOf(closing), experiences: hitsOf(experiences) };
};
