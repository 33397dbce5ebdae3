import type { RouteIn } from '@signpost/api-client/careers';

/** The names of the ways into a career. */
export const ROUTE_NAMES: Readonly<Record<RouteIn['kind'], string>> = {
  university: 'University',
  college: 'College',
  apprenticeship: 'Apprenticeship',
  work: 'Working your way up',
  volunteering: 'Volunteering',
  other: 'Other ways',
};
