import type { ProviderSearch } from './types';

/** Providers per page of a list (K-02). */
export const PROVIDERS_PER_PAGE = 48;

/** The call that lists providers (C-05). */
export const listRequest = (search: ProviderSearch): string => {
  const { offset = 0, limit = PROVIDERS_PER_PAGE, sort, sortBy, letter, query, near, radius } = search;
  const filters = Object.entries(search.filters ?? {}).filter(([, values]) => values.length > 0);
  const parameters = {
    output: 'provider',
    offset,
    limit,
    sort,
    sortBy,
    letter,
    query,
    lat: near?.lat,
    lng: near?.lng,
    radius: near && radius,
    filters: filters.length > 0 ? JSON.stringify(Object.fromEntries(filters)) : undefined,
    unis: search.ids?.join(','),
    includeFilters: search.countTeaching,
    enableRules: search.enableRules,
  };
  const given = Object.entries(parameters).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  return `/api/v1/courses?${new URLSearchParams(given)}`;
};

/** The call for one provider by its full or short id (C-15); `studyYear` narrows its figures to one year of entry. */
export const providerRequest = (id: string, studyYear?: number): string => {
  const parameters = new URLSearchParams({ guid: id, limit: '1' });
  if (studyYear !== undefined) parameters.set('studyYear', String(studyYear));
  return `/api/v1/institution?${parameters}`;
};
