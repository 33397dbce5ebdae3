import { NEAR_HOME } from '../../components/course-url';

/** Miles that a visitor would travel unless they choose. */
export const DEFAULT_RADIUS_MILES = 25;

/** What the address of the page has. */
export interface NearbySearch {
  readonly postcode: string;
  /** Miles. */
  readonly radius: number;
  /** Id of a subject guide. */
  readonly subject: string | null;
  readonly page: number;
}

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
