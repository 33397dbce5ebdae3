import { t } from '@signpost/language';
import * as v from 'valibot';
import { addressReader, readText, type AddressProblem } from '@signpost/api-client/filters';
import { DEFAULT_RADIUS_MILES, type NearbySearch } from './nearby-url';

const SubjectId = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,80}$/));

/** Parses the address, with a problem for each part that cannot be used. Never throws. */
export const readNearby = (
  parameters: URLSearchParams,
): { readonly search: NearbySearch; readonly problems: readonly AddressProblem[] } => {
  const { problems, read, readPage, readRadius } = addressReader(parameters);
  const search: NearbySearch = {
    postcode: readText(parameters.get('postcode')),
    radius: readRadius() ?? DEFAULT_RADIUS_MILES,
    subject: read('subject', SubjectId, t('We do not know that subject.')),
    page: readPage(),
  };
  return { search, problems };
};
