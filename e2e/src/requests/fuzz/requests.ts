import fc from 'fast-check';
import type { RawRequest } from './raw-client';

/**
 * Existing addresses of each kind of handler: pages, their loader data, files, the API, the search, and
 * addresses for hosts and operators.
 */
const KNOWN = [
  '/',
  '/explore/unis',
  '/explore/unis/10007850/university-of-bath',
  '/explore/courses',
  '/explore/search/courses',
  '/explore/search/courses-beta',
  '/explore/career-quiz',
  '/explore/favourites',
  '/explore/where-to-go',
  '/subject-widget',
  '/explore/unis/_payload.json',
  '/api/v1/unis',
  '/api/v1/courses',
  '/api/v1/geocode-postcode',
  '/api/settings',
  '/graphql',
  '/search/1/indexes/*/queries',
  '/search/1/indexes/d10_courses/query',
  '/search/api/v3/courses',
  '/historic-grades-api/loggedIn',
  '/provider-status',
  '/assets/none.js',
  '/releases/unis/000000000000/client/none.js',
  '/embed/remotes.json',
  '/sitemap.xml',
  '/robots.txt',
  '/healthz',
  '/readyz',
  '/status',
  '/metrics',
];

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'FETCH'];

/** Headers that a server, a proxy or this product interprets. */
const HEADERS = [
  'accept',
  'accept-encoding',
  'accept-language',
  'authorization',
  'cache-control',
  'content-type',
  'cookie',
  'expect',
  'forwarded',
  'if-modified-since',
  'if-none-match',
  'origin',
  'range',
  'referer',
  'traceparent',
  'upgrade',
  'user-agent',
  'x-embedded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-http-method-override',
  'x-nonce',
  'x-original-url',
  'x-request-id',
  'x-rewrite-url',
];

const COOKIES = [
  'signpost-bucket',
  'signpost-preview',
  'signpost.session',
  'beta-course',
  'entry-qualification',
  'anything',
];

/** Characters allowed in a request line or a header value; the rest would end it. */
const visible = (maxLength: number) =>
  fc.string({
    unit: fc.integer({ min: 0x21, max: 0xff }).map((code) => String.fromCharCode(code)),
    maxLength,
  });

const encodings: ((character: string) => string)[] = [
  (character) => character,
  encodeURIComponent,
  (character) => encodeURIComponent(encodeURIComponent(character)),
  (character) => `%${character.charCodeAt(0).toString(16).padStart(2, '0')}`,
  (character) => `%u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  (character) => character.toUpperCase(),
  () => '%',
  () => '%00',
  () => '%c0%ae',
  () => '/../',
  () => '//',
  () => '\\',
  () => ';a=b',
];

/** A known address with some of its characters encoded differently, or arbitrary text. */
const path = fc.oneof(
  fc.constantFrom(...KNOWN),
  fc
    .tuple(
      fc.constantFrom(...KNOWN),
      fc.array(fc.tuple(fc.nat(60), fc.constantFrom(...encodings)), { minLength: 1, maxLength: 4 }),
    )
    .map(([known, changes]) =>
      changes.reduce((written, [at, encode]) => {
        const place = at % written.length;
        return `${written.slice(0, place)}${encode(written.charAt(place))}${written.slice(place + 1)}`;
      }, known),
    ),
  visible(300).map((text) => `/${text}`),
  fc.constantFrom('*', 'http://elsewhere.example/', '//elsewhere.example/', `/${'a'.repeat(9_000)}`, ''),
);

const PARAMETERS = [
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

const query = fc
  .array(fc.tuple(fc.constantFrom(...PARAMETERS), visible(200)), { maxLength: 5 })
  .map((pairs) => (pairs.length > 0 ? `?${pairs.map(([name, value]) => `${name}=${value}`).join('&')}` : ''));

/** Mostly short, occasionally as long as a server accepts, or longer. */
const length = fc.oneof({ weight: 8, arbitrary: fc.nat(200) }, { weight: 1, arbitrary: fc.nat(80_000) });

const headerValue = fc
  .tuple(visible(60), length)
  .map(([text, size]) =>
    size > 200 ? (text || 'a').repeat(Math.ceil(size / (text.length || 1))).slice(0, size) : text,
  );

const cookie = fc
  .array(fc.tuple(fc.constantFrom(...COOKIES), headerValue), { minLength: 1, maxLength: 6 })
  .map((pairs) => ['cookie', pairs.map(([name, value]) => `${name}=${value}`).join('; ')] as const);

const header = fc.tuple(
  fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...HEADERS) },
    fc.stringMatching(/^[a-z][a-z0-9-]{0,40}$/),
  ),
  headerValue,
);

/**
 * The client sets `connection` and the body's length itself, because it could not detect the end of a
 * response otherwise.
 */
const headers = fc
  .array(fc.oneof({ weight: 3, arbitrary: header }, cookie), { maxLength: 12 })
  .map((pairs) =>
    pairs.filter(([name]) => !['connection', 'content-length', 'transfer-encoding', 'host'].includes(name)),
  );

const json = fc.json({ maxDepth: 4 }).map((text) => text.slice(0, 20_000));

const body = fc.oneof(
  { weight: 4, arbitrary: fc.constant('') },
  json,
  fc.constantFrom(
    '{"requests":[{"indexName":"d10_courses","query":"law"}]}',
    '{"query":"{ subjects { id } }"}',
    '{'.repeat(5_000),
    'a=b&c=d',
    '\u0000\uffff',
    'x'.repeat(200_000),
  ),
);

/** Any request that a client could send, most of them invalid. */
export const request: fc.Arbitrary<RawRequest> = fc
  .tuple(
    fc.oneof(
      { weight: 6, arbitrary: fc.constant('GET') },
      { weight: 4, arbitrary: fc.constantFrom(...METHODS) },
    ),
    path,
    query,
    headers,
    body,
  )
  .map(([method, written, asked, sent, content]) => ({
    method,
    target: `${written}${asked}`,
    headers: sent,
    body: content,
    missing: 0,
    pause: 0,
  }));

/** The same with a late or incomplete body. */
export const slowRequest: fc.Arbitrary<RawRequest> = fc
  .tuple(request, fc.integer({ min: 1, max: 40 }), fc.nat(3_000))
  .map(([whole, missing, pause]) => ({
    ...whole,
    method: 'POST',
    body: whole.body || '{"requests":[]} and some more that never comes, or late',
    missing,
    pause,
  }));
