/** Builds a hit as the search service returns it. */
export const raw = (id: string, title: string, more: object = {}) => ({
  objectID: id,
  title,
  url: `/explore/thing/${id}`,
  summary: `About ${title}.`,
  ...more,
});

export const answer = (hits: readonly object[], more: object = {}) => ({
  hits,
  nbHits: hits.length,
  nbPages: hits.length > 0 ? 1 : 0,
  ...more,
});

/** Builds the answer's data about how the service understood the words. */
export const understood = (more: object) => ({
  userData: [
    {
      kind: 'understood',
      query: '',
      matched: 'all',
      ...more,
      filters: ('filters' in more ? (more.filters as object[]) : []).map((filter) => ({
        attribute: 'town',
        value: 'Cardiff',
        ...filter,
      })),
    },
  ],
});

/** The place of a postcode. */
export const place = {
  postcode: 'BA2 7AY',
  outcode: 'BA2',
  latitude: 51.36,
  longitude: -2.37,
  town: 'Bath',
  region: 'South West',
  country: 'England',
};

/** The highlight of a title that the search matches as a whole. */
export const titled = (title: string) => ({
  _highlightResult: { title: { value: `\uE000${title}\uE001`, matchLevel: 'full' } },
});
