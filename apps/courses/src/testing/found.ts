const facet = (...values: string[]) => Object.fromEntries(values.map((value, index) => [value, 9 - index]));

/** Response of the search service to one search. */
export const rawFound = (ids: readonly string[], total = ids.length) => ({
  hits: ids.map((objectID, index) => ({
    objectID,
    title: 'Computer Science',
    url: `/explore/courses/${objectID}/computer-science`,
    _rankingInfo: { matchedGeoLocation: { lat: 51, lng: -2, distance: 1609 * (index + 2) } },
  })),
  nbHits: total,
  nbPages: Math.ceil(total / 20),
  page: 0,
  hitsPerPage: 20,
  processingTimeMS: 1,
  query: '',
  params: '',
  index: 'd10_courses',
  facets: {
    studyMode: facet('Full-time', 'Part-time'),
    country: facet('England'),
    region: facet('South West', 'London'),
    qualification: facet('BSc', 'BA'),
    subjects: facet('Computer science'),
  },
});
