import { providerUrl, shortProviderIdOf } from '../page-urls';
import type { OpenDay } from './types';

/** Returns the path of an open day: its section on the page of its provider. */
export const openDayPath = ({ provider: { providerId, name } }: OpenDay): string =>
  `${providerUrl({ shortProviderId: shortProviderIdOf(providerId), name })}#open-days`;
