import type { LoaderFunctionArgs } from 'react-router-dom';
import { jobsApi, type ApprenticeshipPage, type ApprenticeshipSearch } from '@signpost/api-client/jobs';
import type { Provider } from '@signpost/api-client/unis';
import { loadPart, type Loaded } from '@signpost/api-client/parts';
import { loadProvider } from '../../components/load-provider';
import { readNearbySearch, type NearbySearch } from './search';

/** Most vacancies that one page shows; most alternatives. */
const MOST = 48;
const MOST_ALTERNATIVES = 6;

/** What the page shows. */
export interface NearbyData {
  readonly provider: Provider;
  readonly search: NearbySearch;
  readonly near: Loaded<ApprenticeshipPage>;
  /** The nearest ones of any level, when none is as near as was asked. */
  readonly alternatives: Loaded<ApprenticeshipPage> | null;
}

/** Loads the apprenticeships near a provider, the nearest first; and when there are none, the nearest beyond. */
export const loader = async (asked: LoaderFunctionArgs): Promise<NearbyData> => {
  const provider = await loadProvider(asked);
  const search = readNearbySearch(new URL(asked.request.url).searchParams);
  const { latlon, shortProviderId } = provider;
  const list = (more: ApprenticeshipSearch) =>
    loadPart(
      asked.context,
      jobsApi.endpoints.listApprenticeships.initiate(
        // Without its position the API's own idea of what is near a provider must do.
        latlon ? { near: latlon, sortBy: 'distance', ...more } : { uni: shortProviderId, ...more },
      ),
    );
  const near = await list({
    limit: MOST,
    levels: search.levels,
    ...(latlon && { radius: search.radius }),
  });
  const none = 'data' in near && near.data.total === 0;
  return { provider, search, near, alternatives: none ? await list({ limit: MOST_ALTERNATIVES }) : null };
};
