import type { LoaderFunctionArgs } from 'react-router-dom';
import type { LocationStory } from '@signpost/api-client/guides';
import type { Provider } from '@signpost/api-client/unis';
import type { Loaded } from '@signpost/api-client/parts';
import { loadPlace } from '../../components/load-place';
import { loadProvider } from '../../components/load-provider';

/** What the page shows. */
export interface StudentLifeData {
  readonly provider: Provider;
  readonly place: Loaded<readonly LocationStory[]>;
}

/** Loads a provider and the guides to where it is. */
export const loader = async (asked: LoaderFunctionArgs): Promise<StudentLifeData> => {
  const provider = await loadProvider(asked);
  return { provider, place: await loadPlace(asked.context, provider) };
};
