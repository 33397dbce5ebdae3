import { nations, regions } from '../../src/catalogue/record';

const texts = ['', 'computer', 'business man', 'art', 'law', 'psych', 'engineering bath', 'hist', '', ''];
const sorts = ['title', 'salary', 'tariff', 'provider', 'employment', 'distance'];
const modes = ['full-time', 'part-time', 'distance'];
const guides = ['', 'computer-science', 'law', 'history,english', 'nursing', ''];

const pick = <Item>(items: readonly Item[], index: number): Item | undefined => items[index % items.length];

/** A list request unlike any other of a run: filtered, sorted, paged and counted, so that no answer comes from memory. */
export function listQuery(index: number): string {
  const filters = {
    ...(index % 2 === 0 && { country: [pick(nations, index / 2)] }),
    ...(index % 3 === 0 && { studyMode: [pick(modes, index)] }),
    ...(index % 5 === 0 && { locations: [pick(regions, index), pick(regions, index + 3)] }),
  };
  const parameters = new URLSearchParams({
    filters: JSON.stringify(filters),
    includeFilters: 'true',
    sortBy: pick(sorts, index) ?? 'title',
    sort: index % 7 < 3 ? 'DESC' : 'ASC',
    query: pick(texts, index) ?? '',
    subjectGuides: pick(guides, index) ?? '',
    lat: (51 + (index % 400) / 100).toFixed(2),
    lng: '-1.5',
    offset: String((index * 50) % 1500),
  });
  return `/api/v1/courses?${parameters}`;
}
