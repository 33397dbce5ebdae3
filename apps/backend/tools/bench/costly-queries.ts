/** A request of the load measurement. */
export interface BenchRequest {
  path: string;
  /** The JSON of a POST. */
  body?: object;
  /** The address that the shell would state for a visitor. */
  from?: string;
}

const WORDS = [
  'comput',
  'business',
  'psychol',
  'law',
  'nurs',
  'engineering',
  'hist',
  'art and des',
  'biolog',
  'maths',
];
const POSTCODES = ['BA2', 'LS1', 'M13', 'SW7', 'CF10', 'EH8', 'BT7', 'OX1', 'NE1', 'B15'];

/** A request to an endpoint that does not search, no two in a row alike. */
export const otherRequest = (index: number): BenchRequest => {
  const postcode = POSTCODES[index % POSTCODES.length];
  const paths = [
    `/api/v1/geocode-postcode?postcode=${postcode}`,
    `/api/v1/courses?${new URLSearchParams({ lat: (51 + (index % 4000) / 1000).toFixed(3), lng: '-1.5', sortBy: 'distance', limit: '10' })}`,
    '/api/v1/key-facts',
    '/api/v1/subjects',
  ];
  return { path: paths[index % paths.length] ?? '' };
};

/** A search as visitors type it, of an address of its own. */
export const ordinarySearch = (index: number): BenchRequest => ({
  path: '/search/1/indexes/d10_courses/query',
  body: { query: WORDS[index % WORDS.length], hitsPerPage: 20, facets: ['region', 'subjects', 'studyMode'] },
  from: `127.0.${Math.floor(index / 200) % 200}.${(index % 200) + 10}`,
});

const MISSPELT =
  'compuetr sceince busness managment psycholgy enginering univeristy medicne phylosophy archetecture biolgy chemsitry ' +
  'educaton litreature economcis acounting marketting nursign midwifrey sociolgy criminolgy geograhpy astrophysisc maths ' +
  'jounalism photograhpy animatoin vetrinary dentistyr pharamcy';

const allHighlighted = ['title', 'subjects', 'provider', 'town', 'region', 'qualification', 'aliases'];

/** The costliest searches that the limits of a call allow, found by trying. */
const COSTLY_SEARCHES: readonly BenchRequest[] = [
  {
    path: '/search/1/indexes/*/queries',
    body: {
      requests: Array.from({ length: 50 }, (_none, at) => ({
        indexName: 'd10_courses',
        query: `${MISSPELT.slice(at * 4, at * 4 + 260)} a`,
        typoTolerance: 'true',
        minWordSizefor1Typo: 1,
        minWordSizefor2Typos: 2,
        queryType: 'prefixAll',
        removeWordsIfNoResults: 'allOptional',
        hitsPerPage: 1,
        facets: ['*'],
      })),
    },
  },
  {
    path: '/search/1/indexes/d10_courses/query',
    body: {
      query: 'a',
      queryType: 'prefixAll',
      hitsPerPage: 1000,
      facets: ['*'],
      attributesToHighlight: allHighlighted,
    },
  },
  {
    path: '/search/1/indexes/*/queries',
    body: {
      requests: Array.from({ length: 50 }, (_none, at) => ({
        indexName: 'd10_courses',
        query: 'a',
        page: 9,
        hitsPerPage: 20,
        facets: ['*'],
        aroundLatLng: `${50 + at / 10},-1.5`,
        filters: Array.from({ length: 30 }, (_each, number) => `salary > ${number}`).join(' AND '),
        optionalFilters: Array.from({ length: 16 }, (_each, number) => `town:t${number}`),
      })),
    },
  },
  {
    path: '/search/1/indexes/d10_courses/query',
    body: {
      query: '',
      hitsPerPage: 1000,
      attributesToRetrieve: ['*'],
      attributesToHighlight: [],
      facets: ['*'],
    },
  },
];

/** A costly search, from an address of this computer, to which the limit of time per minute does not apply. */
export const costlySearch = (index: number): BenchRequest => ({
  path: '/search/1/indexes',
  ...COSTLY_SEARCHES[index % COSTLY_SEARCHES.length],
  from: '127.0.0.2',
});
