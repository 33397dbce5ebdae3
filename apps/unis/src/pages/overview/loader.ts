import type { LoaderFunctionArgs } from 'react-router-dom';
import { eventsApi, type OpenDay } from '@signpost/api-client/events';
import { providerStatusApi, type ProviderStatus } from '@signpost/api-client/provider-status';
import type { Provider } from '@signpost/api-client/unis';
import { searchApi, type SearchHit } from '@signpost/api-client/search';
import { loadPart, mapPart, type Loaded } from '@signpost/api-client/parts';
import { fillRows, type HostedRow } from '@signpost/federation/slots';
import { loadProvider } from '../../components/provider/load-provider';
import { OpenDaysPart, SpotlightsPart } from './parts';

/** Data of the overview; similar providers are part of the provider record (C-15). */
export interface OverviewData {
  readonly provider: Provider;
  readonly openDays: Loaded<readonly OpenDay[]>;
  readonly status: Loaded<readonly ProviderStatus[]>;
  /** Its promotional stories, found by its name (C-19). */
  readonly spotlights: Loaded<readonly SearchHit[]>;
  readonly rows: readonly HostedRow[];
}

const SPOTLIGHTS_SHOWN = 6;

/** Loads the overview; open days, application status (C-10) and spotlights (C-19) can fail separately. */
export const loader = async (args: LoaderFunctionArgs): Promise<OverviewData> => {
  const provider = await loadProvider(args);
  const ids = [provider.shortProviderId];
  const { shortProviderId: providerId, name, latlon } = provider;
  const place = provider.address.location ?? provider.address.region;
  const [openDays, status, spotlights, rows] = await Promise.all([
    loadPart(args.context, eventsApi.endpoints.listOpenDays.initiate({ providers: ids })),
    loadPart(args.context, providerStatusApi.endpoints.listProviderStatuses.initiate({ ids })),
    loadPart(
      args.context,
      searchApi.endpoints.searchIndex.initiate({
        kind: 'spotlights',
        chosen: { institutionName: [name] },
        perPage: SPOTLIGHTS_SHOWN,
      }),
    ),
    fillRows('unis.provider.row.v1', args, { providerId, name, place, position: latlon }),
    OpenDaysPart.ready(),
    SpotlightsPart.ready(),
  ]);
  return { provider, openDays, status, spotlights: mapPart(spotlights, ({ hits }) => hits), rows };
};
