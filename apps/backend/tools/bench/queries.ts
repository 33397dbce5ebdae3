import { NATIONS, REGIONS } from '../../src/domain/catalogue/record';

const TEXTS = ['', 'computer', 'business man', 'art', 'law', 'psych', 'engineering bath', 'hist', '', ''];
const SORTS = ['title', 'salary', 'tariff', 'provider', 'employment', 'distance'];
const MODES = ['full-time', 'part-time', 'distance'];
const GUIDES = ['', 'computer-science', 'law', 'history,english', 'nursing', ''];

const pick = <Item>(items: readonly Item[], index: number): Item | undefined => items[index % items.length];

/**
 * A list request that is unique within a run: filtered, sorted, paginated and counted, so that no response is cached.
 */
export const listQuery = (index: number): string => {
  const filters = {
    ...(index % 2 === 0 && { country: [pick(NATIONS, index / 2)] }),
    ...(index % 3 === 0 && { studyMode: [pick(MODES, index)] }),
    ...(index % 5 === 0 && { locations: [pick(REGIONS, index), pick(REGIONS, index + 3)] }),
  };
  const parameters = new URLSearchParams({
    filters: JSON.stringify(filters),
    includeFilters: 'true',
    sortBy: pick(SORTS, index) ?? 'title',
    sort: index % 7 < 3 ? 'DESC' : 'ASC',
    query: pick(TEXTS, index) ?? '',
    subjectGuides: pick(GUIDES, index) ?? '',
    lat: (51 + (index % 400) / 100).toFixed(2),
    lng: '-1.5',
    offset: String((index * 50) % 1500),
  });
  return `/api/v1/courses?${parameters}`;
};
