const LONG = 'x'.repeat(16_384);
/** A script that must never run, nor be returned unescaped. */
export const SCRIPT = '<script>alert(1)</script>';

/** An invalid address, and its response. */
export interface BadInput {
  readonly name: string;
  readonly path: string;
  readonly status: number;
  /** Expected message in the page's text. */
  readonly says: RegExp;
}

/** Addresses with bad input, each with a page that says so. */
export const BAD_INPUT: readonly BadInput[] = [
  {
    name: 'a provider id that does not exist',
    path: '/explore/unis/98765432/x',
    status: 404,
    says: /Page Not Found/,
  },
  {
    name: 'a filter of an unknown type',
    path: '/explore/unis?filters=Blue~colour',
    status: 400,
    says: /There is no filter called “colour”/,
  },
  {
    name: 'an unknown value of a filter',
    path: '/explore/unis?filters=Narnia~country',
    status: 400,
    says: /Narnia/,
  },
  {
    name: 'an entry of filters without a type',
    path: '/explore/unis?filters=Wales',
    status: 400,
    says: /could not read the filter “Wales”/,
  },
  {
    name: 'a postcode that does not exist',
    path: '/explore/unis?postcode=ZZ99+9ZZ',
    status: 200,
    says: /cannot find that postcode/,
  },
  {
    name: 'a malformed postcode',
    path: '/explore/unis?postcode=12345',
    status: 200,
    says: /Enter a full postcode/,
  },
  {
    name: 'a page of -1',
    path: '/explore/unis?page=-1',
    status: 400,
    says: /page number is a whole number from 1/,
  },
  { name: 'a page of 1e9', path: '/explore/unis?page=1e9', status: 404, says: /Page Not Found/ },
  { name: 'a page after the last', path: '/explore/unis?page=999', status: 404, says: /Page Not Found/ },
  {
    name: 'a page that is no number',
    path: '/explore/unis?page=two',
    status: 400,
    says: /page number is a whole number/,
  },
  { name: 'a query of 16 kB', path: `/explore/unis?q=${LONG}`, status: 414, says: /too long/ },
  {
    name: 'search words of 300 letters',
    path: `/explore/unis?q=${'y'.repeat(300)}`,
    status: 400,
    says: /up to 200 characters/,
  },
  {
    name: 'a script as search words',
    path: `/explore/unis?q=${encodeURIComponent(SCRIPT)}`,
    status: 200,
    says: /Nothing matches “<script>alert\(1\)<\/script>”/,
  },
  {
    name: 'an unknown order',
    path: '/explore/unis?sort=sideways',
    status: 400,
    says: /do not know that order/,
  },
  {
    name: 'a radius of -5',
    path: '/explore/unis?postcode=BA2+7AY&radius=-5',
    status: 400,
    says: /between 1 and 600/,
  },
  {
    name: 'the same field twice',
    path: '/explore/unis?page=1&page=2&sort=name&sort=tef',
    status: 200,
    says: /places to study/,
  },
  { name: 'an encoded null', path: '/explore/unis/%00/x', status: 404, says: /Page Not Found/ },
  {
    name: 'an encoded null as search words',
    path: '/explore/unis?q=%00',
    status: 200,
    says: /places? to study/,
  },
  { name: 'malformed percent-encoding', path: '/explore/%E0%A4%A', status: 404, says: /Page Not Found/ },
  {
    name: 'malformed percent-encoding as an id',
    path: '/explore/unis/%E0%A4%A/x',
    status: 404,
    says: /Page Not Found/,
  },
  {
    name: 'malformed percent-encoding in the query',
    path: '/explore/unis?q=%E0%A4%A',
    status: 200,
    says: /places? to study/,
  },
  {
    name: 'a script in the path',
    path: `/explore/${encodeURIComponent(SCRIPT)}`,
    status: 404,
    says: /Page Not Found/,
  },
  {
    name: 'an index that does not exist',
    path: '/explore/search/nothing',
    status: 404,
    says: /Page Not Found: \/explore\/search\/nothing/,
  },
  {
    name: 'filters of search results that are no list',
    path: `/explore/search/courses?filters=${encodeURIComponent('{"a":[{"$gt":1}]}')}`,
    status: 400,
    says: /could not read the filter/,
  },
  {
    name: 'a filter of search results of an unknown type',
    path: `/explore/search/courses?filters=${encodeURIComponent(`${SCRIPT}~__proto__`)}`,
    status: 400,
    says: /There is no filter called “__proto__” here/,
  },
  {
    name: 'a search of 3,000 letters',
    path: `/explore/search?q=${'z'.repeat(3_000)}`,
    status: 400,
    says: /up to 200 characters long/,
  },
  {
    name: 'a search of 10,000 letters',
    path: `/explore/search/courses?q=${'z'.repeat(10_000)}`,
    status: 414,
    says: /too long/,
  },
  {
    name: 'a script as the words of search results',
    path: `/explore/search/courses?q=${encodeURIComponent(SCRIPT)}`,
    status: 200,
    says: /<script>alert\(1\)<\/script>/,
  },
  {
    name: 'ids to compare that are none',
    path: `/explore/compare?unis=98765432,${encodeURIComponent(SCRIPT)}`,
    status: 400,
    says: /is not the id of anything we know/,
  },
  { name: 'a path of 10 kB', path: `/explore/${'x/'.repeat(5_000)}`, status: 414, says: /too long/ },
  ...[
    '/explore/nothing-here',
    '/nothing/at/all',
    '/explore/unis/98765432/nowhere',
    '/explore/unis/1/bath',
    '/explore/unis/98765432/nowhere/stats',
    '/explore/related/98765432',
  ].map((path) => ({
    name: `an address without a page, ${path}`,
    path,
    status: 404,
    says: new RegExp(`Page Not Found: ${path}`),
  })),
];
