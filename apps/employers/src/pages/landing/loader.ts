import { data, type LoaderFunctionArgs } from 'react-router-dom';
import type { AddressProblem } from '@signpost/api-client/filters';
import { searchApi, type SearchHit, type SearchPage } from '@signpost/api-client/search';
import { locate, placeFound } from '@signpost/api-client/geocode';
import { pageNotFound } from '@signpost/federation/contract';
import { loadPart, type Loaded } from '@signpost/api-client/parts';
import { readEmployersSearch, type EmployersSearch } from './search';

const EMPLOYERS_SHOWN = 12;
const ROW = 8;

/** Data of the landing page. */
export interface EmployersData {
  readonly search: EmployersSearch;
  readonly problems: readonly AddressProblem[];
  readonly employers: Loaded<SearchPage>;
  /** The place from which the nearest come first; null without a known one. */
  readonly near: string | null;
  /** Apprenticeships with the earliest closing dates. */
  readonly closing: Loaded<readonly SearchHit[]>;
  readonly experiences: Loaded<readonly SearchHit[]>;
}

const hitsOf = (part: Loaded<SearchPage>): Loaded<readonly SearchHit[]> =>
  'data' in part ? { data: part.data.hits } : part;

/**
 * Loads the employers for the address, the apprenticeships that close soonest, and work experiences; each can fail
 * separately. Unusable filters are reported and left out with status 400; a page after the last is not found (B-06).
 */
export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const parameters = new URL(request.url).searchParams;
  const { search, problems } = readEmployersSearch(parameters);
  const { country, companySize, sort } = search;
  const located = await locate(context, parameters);
  const place = located?.found.outcome === 'found' ? located.found : null;
  const { searchIndex } = searchApi.endpoints;
  const [employers, closing, experiences] = await Promise.all([
    loadPart(
      context,
      searchIndex.initiate({
        kind: 'employers',
        page: search.page,
        perPage: EMPLOYERS_SHOWN,
        facets: ['country', 'companySize'],
        ...(place && { near: { lat: place.lat, lng: place.lng } }),
        ...(!place && sort && { order: 'title_asc' }),
        chosen: {
          ...(country && { country: [country.name] }),
          ...(companySize && { companySize: [companySize.name] }),
        },
      }),
    ),
    loadPart(context, searchIndex.initiate({ kind: 'apprenticeships', order: 'closes_asc', perPage: ROW })),
    loadPart(context, searchIndex.initiate({ kind: 'virtual_work_experiences', perPage: ROW })),
  ]);
  const beyond = 'data' in employers && employers.data.hits.length === 0 && search.page > 1;
  if (beyond) throw pageNotFound(request.url);
  const shown: EmployersData = {
    search,
    problems,
    employers,
    near: placeFound(located),
    closing: hitsOf(closing),
    experiences: hitsOf(experiences),
  };
  return problems.length > 0 ? data(shown, { status: 400 }) : shown;
};
