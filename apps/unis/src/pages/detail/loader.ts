import type { LoaderFunctionArgs } from 'react-router-dom';
import { providerStatusApi, type ProviderStatus } from '@signpost/api-client/provider-status';
import type { Provider, StudentFigures } from '@signpost/api-client/unis';
import { loadPart, type Loaded } from '@signpost/api-client/parts';
import { locate, type Located } from '@signpost/api-client/geocode';
import { loadStudents } from '../../components/load-students';
import { loadProvider } from '../../components/provider/load-provider';

/** Data of the compact profile. */
export interface DetailData {
  readonly provider: Provider;
  readonly located: Located | null;
  readonly students: Loaded<StudentFigures | null>;
  readonly status: Loaded<readonly ProviderStatus[]>;
}

/** Loads a provider's compact profile, its distance, and its application status (C-10). */
export const loader = async (args: LoaderFunctionArgs): Promise<DetailData> => {
  const provider = await loadProvider(args);
  const [located, students, status] = await Promise.all([
    locate(args.context, new URL(args.request.url).searchParams),
    loadStudents(args.context, provider),
    loadPart(
      args.context,
      providerStatusApi.endpoints.listProviderStatuses.initiate({
        ids: [provider.shortProviderId],
      }),
    ),
  ]);
  return { provider, located, students, status };
};
