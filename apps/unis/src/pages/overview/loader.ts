import type { LoaderFunctionArgs } from 'react-router-dom';
import { eventsApi, type OpenDay } from '@signpost/api-client/events';
import { providerStatusApi, type ProviderStatus } from '@signpost/api-client/provider-status';
import type { Provider } from '@signpost/api-client/unis';
import { loadPart, type Loaded } from '@signpost/api-client/parts';
import { loadProvider } from '../../components/load-provider';

/** What the overview shows; the similar providers come with the provider (C-15). */
export interface OverviewData {
  readonly provider: Provider;
  readonly openDays: Loaded<readonly OpenDay[]>;
  readonly status: Loaded<readonly ProviderStatus[]>;
}

/** Loads the overview: without its open days or its status (C-10) the rest stands. */
export const loader = async (asked: LoaderFunctionArgs): Promise<OverviewData> => {
  const provider = await loadProvider(asked);
  const ids = [provider.shortProviderId];
  const [openDays, status] = await Promise.all([
    loadPart(asked.context, eventsApi.endpoints.listOpenDays.initiate({ providers: ids })),
    loadPart(asked.context, providerStatusApi.endpoints.listProviderStatuses.initiate({ services: '', ids })),
  ]);
  return { provider, openDays, status };
};
