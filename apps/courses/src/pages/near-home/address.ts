import * as v from 'valibot';
import { addressReader, readText, type AddressProblem } from '@signpost/api-client/filters';
import { NEAR_HOME } from '../../components/course-url';

/** Miles that a visitor would travel unless they choose. */
export const DEFAULT_RADIUS_MILES = 25;

const SubjectId = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,80}$/));

/** What the address of the page has. */
export interface NearbySearch {
  readonly postcode: string;
  /** Miles. */
  readonly radius: number;
  /** Id of a subject guide. */
  readonly subject: string | null;
  readonly page: number;
}

/** Parses the address, with a problem for each part that cannot be used. Never throws. */
export const readNearby = (
  parameters: URLSearchParams,
): { readonly search: NearbySearch; readonly problems: readonly AddressProblem[] } => {
  const { problems, read, readPage, readRadius } = addressReader(parameters);
  const search: NearbySearch = {
    postcode: readText(parameters.get('postcode')),
    radius: readRadius() ?? DEFAULT_RADIUS_MILES,
    subject: read('subject', SubjectId, 'We do not know that subject.'),
    page: readPage(),
  };
  return { search, problems };
};

/** Returns the address of a search; defaults are left out. */
export const nearbyUrl = ({ postcode, radius, subject, page }: NearbySearch): string => {
  const parameters = new URLSearchParams([
    ...(postcode ? [['postcode', postcode]] : []),
    ...(radius === DEFAULT_RADIUS_MILES ? [] : [['radius', String(radius)]]),
    ...(subject ? [['subject', subject]] : []),
    ...(page > 1 ? [['page', String(page)]] : []),
  ]);
  return parameters.size > 0 ? `${NEAR_HOME}?${parameters}` : NEAR_HOME;
};
