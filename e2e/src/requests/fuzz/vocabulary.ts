import { PRODUCT_COOKIES, PRODUCT_HEADERS } from './product-names';

/**
 * Existing addresses of each kind of handler: pages, their loader data, files, the API, the search, and
 * addresses for hosts and operators.
 */
export const KNOWN_PATHS = [
  '/',
  '/explore/unis',
  '/explore/unis/10007850/university-of-bath',
  '/explore/courses',
  '/explore/search/courses',
  '/explore/search/courses-beta',
  '/explore/career-quiz',
  '/explore/favourites',
  '/explore/favourites/class',
  '/explore/where-to-go',
  '/subject-widget',
  '/explore/unis/_payload.json',
  '/api/v1/unis',
  '/api/v1/courses',
  '/api/v1/geocode-postcode',
  '/api/v1/identity/session',
  '/api/v1/identity/csrf',
  '/api/settings',
  '/graphql',
  '/search/1/indexes/*/queries',
  '/search/1/indexes/d10_courses/query',
  '/search/api/v3/courses',
  '/historic-grades-api/loggedIn',
  '/provider-status',
  '/canary-failures',
  '/assets/none.js',
  '/releases/unis/000000000000/client/none.js',
  '/embed/remotes.json',
  '/sitemap.xml',
  '/changes.atom',
  '/api/v1/changes',
  '/robots.txt',
  '/healthz',
  '/readyz',
  '/status',
  '/metrics',
];

export const METHODS = [
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'TRACE',
  'PROPFIND',
  'FETCH',
];

/** Headers that a server, a framework or a proxy interprets, besides those that the product reads by name. */
const COMMON_HEADERS = [
  'accept',
  'accept-encoding',
  'accept-language',
  'authorization',
  'baggage',
  'cache-control',
  'content-type',
  'cookie',
  'expect',
  'forwarded',
  'if-modified-since',
  'origin',
  'range',
  'referer',
  'traceparent',
  'tracestate',
  'upgrade',
  'user-agent',
  'via',
  'x-forwarded-proto',
  'x-http-method-override',
  'x-original-url',
  'x-real-ip',
  'x-rewrite-url',
];

export const HEADERS = [...new Set([...COMMON_HEADERS, ...PRODUCT_HEADERS])];

export const COOKIES = [...PRODUCT_COOKIES, 'entry-qualification', 'theme', 'anything'];

export const PARAMETERS = [
  'filters',
  'q',
  'page',
  'sort',
  'postcode',
  'preview',
  'limit',
  'offset',
  'query',
  'xray',
  'x',
];

/** Values of `host`: other sites, other forms of this one, and none. */
export const HOSTS = [
  'elsewhere.example',
  'localhost:1',
  'LOCALHOST',
  '[::1]',
  'a'.repeat(300),
  '"><script>',
  '',
];
