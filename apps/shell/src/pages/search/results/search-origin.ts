import { t } from '@signpost/language';
import type { ContextReader } from '@signpost/api-client/base';
import type { SearchAddress } from '../address';
import { noOrigin, type SearchOrigin } from './origin';

/** Returns the place that a search measures from; the postcode look-up is loaded only when there is a postcode. */
export const resolveOrigin = async (
  context: ContextReader,
  { postcode, radius }: Pick<SearchAddress, 'postcode' | 'radius'>,
): Promise<SearchOrigin> => {
  if (!postcode) return noOrigin(radius ? t('Enter a postcode to see what is near it.') : null);
  const { geocodeOrigin } = await import(
    /* webpackChunkName: "shell.search-results.near" */ './geocode-origin'
  );
  return geocodeOrigin(context, postcode);
};
