import type { LoaderFunctionArgs } from 'react-router-dom';
import type { LocationStory } from '@signpost/api-client/guides';
import type { Provider } from '@signpost/api-client/unis';
import type { Loaded } from '@signpost/api-client/parts';
import { loadPlace } from '../../components/load-place';
import { loadProvider } from '../../components/provider/load-provider';

/** Data of the student life page. */
export interface StudentLifeData {
  readonly provider: Provider;
  readonly place: Loaded<readonly LocationStory[]>;
}

/** Loads a provider and the guides to its location. */
export const loader = async (args: LoaderFunctionArgs): Promise<StudentLifeData> => {
  const provider = await loadProvider(args);
  return { provider, place: await loadPlace(args.context, provider) };
};
