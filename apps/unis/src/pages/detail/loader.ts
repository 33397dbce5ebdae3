import type { LoaderFunctionArgs } from 'react-router-dom';
import { providerStatusApi, type ProviderStatus } from '@signpost/api-client/provider-status';
import type { Provider } from '@signpost/api-client/unis';
import { loadPart, type Loaded } from '@signpost/api-client/parts';
import { locate, type Located } from '@signpost/api-client/geocode';
import { loadProvider } from '../../components/load-provider';

/** What the page shows. */
export interface DetailData {
  readonly provider: Provider;
  readonly located: Located | null;
  readonly status: Loaded<readonly ProviderStatus[]>;
}

/** Loads a provider in short, how far it is, and what is known of its status (C-10). */
export const loader = async (asked: LoaderFunctionArgs): Promise<DetailData> => {
  const provider = await loadProvider(asked);
  const [located, status] = await Promise.all([
    locate(asked.context, new URL(asked.request.url).searchParams),
    loadPart(
      asked.context,
      providerStatusApi.endpoints.listProviderStatuses.initiate({
        services: '',
        ids: [provider.shortProviderId],
      }),
    ),
  ]);
  return { provider, located, status };
};
