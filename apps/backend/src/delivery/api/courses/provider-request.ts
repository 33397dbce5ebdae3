import { NATIONS, REGIONS, TEF_RATINGS } from '../../../domain/catalogue/record';
import { tariffBands } from '../../../domain/courses/figures/tariff-bands';
import { UNRATED } from '../../../domain/providers/facets';
import type { ListRequest } from '../../../domain/providers/list';
import { SORT_KEYS } from '../../../domain/providers/list';
import type { Services } from '../../services';
import { chosen, refuse, unknownValues } from './filters';
import type { CoursesQuery } from './schema';

/** Converts a query to a request for the list of providers (C-05); `found` are the short ids that match its text. Throws a 400 problem that names an unknown filter or value. */
export const providerRequest = (
  query: CoursesQuery,
  { documents, providers }: Services,
  found: readonly string[] | undefined,
): ListRequest => {
  const { lat, lng, mode = [], letter, radius, unis, sort, offset, extended } = query;
  const guides = documents.all('subject-guides');
  const filters = chosen(query.filters, {
    country: NATIONS,
    region: REGIONS,
    tef: [...TEF_RATINGS, UNRATED],
    tariff: tariffBands.map(({ name }) => name),
  });
  const subjects = [...(query.subjects ?? []), ...(query.subjectGuides ?? [])];
  refuse(
    unknownValues('subjects', subjects, [
      ...guides.map(({ id }) => id),
      ...providers.courses().columns.subject.values,
    ]),
  );
  return {
    criteria: {
      ...filters,
      letter,
      near: lat === undefined || lng === undefined ? undefined : { latitude: lat, longitude: lng },
      radius,
      ids: unis,
      found,
    },
    teaching: {
      modes: mode,
      subjects,
      tariffBands: filters.tariff,
    },
    // Matches of a text are sorted by relevance unless another order is requested.
    sortBy: SORT_KEYS.find((key) => key === query.sortBy) ?? (found ? 'relevance' : 'name'),
    descending: sort === 'DESC',
    offset,
    limit: query.limit ?? 48,
    extended,
    facetGuides: query.includeFilters ? guides : undefined,
  };
};
