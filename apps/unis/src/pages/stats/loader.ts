import type { LoaderFunctionArgs } from 'react-router-dom';
import { subjectFiguresApi, type Provider, type SubjectFigures } from '@signpost/api-client/unis';
import { loadPart, type Loaded } from '@signpost/api-client/parts';
import { loadProvider } from '../../components/load-provider';

/** What the page shows. */
export interface StatsData {
  readonly provider: Provider;
  readonly subjects: Loaded<readonly SubjectFigures[]>;
}

/** Loads a provider and the figures of its subjects; without those, the figures of the whole provider stand. */
export const loader = async (asked: LoaderFunctionArgs): Promise<StatsData> => {
  const provider = await loadProvider(asked);
  const subjects = await loadPart(
    asked.context,
    subjectFiguresApi.endpoints.listSubjectFigures.initiate({ id: provider.shortProviderId }),
  );
  return { provider, subjects };
};
