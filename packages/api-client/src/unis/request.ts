import { cycleYear } from '../courses/cycle-year';
import { address } from '../wire';
import type { ProviderSearch } from './types';

/** Providers per page of a list (K-02). */
export const PROVIDERS_PER_PAGE = 48;

/** The call that lists providers (C-05). */
export const listRequest = ({ near, radius, ids, countTeaching, ...search }: ProviderSearch): string => {
  const filters = Object.entries(search.filters ?? {}).filter(([, values]) => values.length > 0);
  return address('/api/v1/courses', {
    output: 'provider',
    offset: 0,
    limit: PROVIDERS_PER_PAGE,
    ...search,
    lat: near?.lat,
    lng: near?.lng,
    radius: near && radius,
    filters: filters.length > 0 ? JSON.stringify(Object.fromEntries(filters)) : undefined,
    unis: ids,
    includeFilters: countTeaching,
  });
};

/** The call for one provider by its full or short id (C-15), with the courses of the current cycle (K-11). */
export const providerRequest = (id: string): string =>
  address('/api/v1/institution', { guid: id, limit: 1, studyYear: cycleYear() });
