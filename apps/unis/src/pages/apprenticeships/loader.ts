import { data, type LoaderFunctionArgs } from 'react-router-dom';
import { jobsApi, type ApprenticeshipPage, type ApprenticeshipSearch } from '@signpost/api-client/jobs';
import type { Provider } from '@signpost/api-client/unis';
import { loadPart, type Loaded } from '@signpost/api-client/parts';
import type { AddressProblem } from '@signpost/api-client/filters';
import { loadProvider } from '../../components/provider/load-provider';
import { readNearbySearch, type NearbySearch } from './search';

/** Maximum number of vacancies, and of alternatives, on the page. */
const MAX_VACANCIES = 48;
const MAX_ALTERNATIVES = 6;

/** Data of the apprenticeships page. */
export interface NearbyData {
  readonly provider: Provider;
  readonly search: NearbySearch;
  readonly problems: readonly AddressProblem[];
  readonly near: Loaded<ApprenticeshipPage>;
  /** The nearest vacancies of any level, when there are none within the distance. */
  readonly alternatives: Loaded<ApprenticeshipPage> | null;
}

/**
 * Loads the apprenticeships near a provider, nearest first; when there are none, the nearest ones further away.
 * Unusable filters are reported and left out with status 400.
 */
export const loader = async (args: LoaderFunctionArgs) => {
  const provider = await loadProvider(args);
  const { search, problems } = readNearbySearch(new URL(args.request.url).searchParams);
  const { latlon, shortProviderId } = provider;
  const list = (more: ApprenticeshipSearch) =>
    loadPart(
      args.context,
      jobsApi.endpoints.listApprenticeships.initiate(
        // Without the provider's coordinates, the API's own definition of "near" is used.
        latlon ? { near: latlon, sortBy: 'distance', ...more } : { uni: shortProviderId, ...more },
      ),
    );
  const near = await list({
    limit: MAX_VACANCIES,
    levels: search.levels,
    ...(latlon && { radius: search.radius }),
  });
  const none = 'data' in near && near.data.total === 0;
  const alternatives = none ? await list({ limit: MAX_ALTERNATIVES }) : null;
  const shown: NearbyData = { provider, search, problems, near, alternatives };
  return problems.length > 0 ? data(shown, { status: 400 }) : shown;
};
