import { api, fetching } from '@signpost/api-client/base';
import { address } from '../wire';
import { advertisingKeyword } from './keywords';
import { readApprenticeships } from './mapper';
import type { ApprenticeshipPage, ApprenticeshipSearch } from './types';

const NOTHING: ApprenticeshipPage = { total: 0, results: [] };

/** The API takes 200 characters of keywords, and a keyword has at most 40. */
const MAX_KEYWORDS = 4;

const ranking = (names: readonly string[]) => {
  const keywords = names.map(advertisingKeyword).filter(Boolean).slice(0, MAX_KEYWORDS);
  return keywords.length > 0 && { keywords: keywords.join(','), sortBy: 'relevance' };
};

const listRequest = ({
  near,
  radius,
  levels,
  employers,
  socs,
  rankBy = [],
  ...search
}: ApprenticeshipSearch): string =>
  address('/api/v1/career-finder-jobs', {
    ...search,
    ...ranking(rankBy),
    level: levels,
    employer: employers,
    soc: socs,
    lat: near?.lat,
    lng: near?.lng,
    radius: near && radius,
  });

const asksForNothing = ({ employers, socs }: ApprenticeshipSearch): boolean =>
  employers?.length === 0 || socs?.length === 0;

/**
 * Jobs: `listApprenticeships(search)` (C-02) returns apprenticeships open for applications, with their total number; no
 * call for an empty list of employers or careers (V-02). The error message is `There has been a problem fetching
 * apprenticeships`.
 */
export const jobsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listApprenticeships: build.query<ApprenticeshipPage, ApprenticeshipSearch>({
      queryFn: fetching<ApprenticeshipSearch, ApprenticeshipPage>({
        subject: 'apprenticeships',
        request: (search) => (asksForNothing(search) ? { empty: NOTHING } : listRequest(search)),
        read: readApprenticeships,
      }),
    }),
  }),
});
