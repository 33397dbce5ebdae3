import fc from 'fast-check';
import { BUCKET_COOKIE, PRODUCT_COOKIES, PRODUCT_HEADERS } from './product-names';
import type { RawRequest } from './raw-client';
import { COOKIES, HEADERS, HOSTS, KNOWN_PATHS, METHODS, PARAMETERS } from './vocabulary';

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
  fc.constantFrom(...KNOWN_PATHS),
  fc
    .tuple(
      fc.constantFrom(...KNOWN_PATHS),
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

const query = fc
  .array(fc.tuple(fc.constantFrom(...PARAMETERS), visible(200)), { maxLength: 5 })
  .map((pairs) => (pairs.length > 0 ? `?${pairs.map(([name, value]) => `${name}=${value}`).join('&')}` : ''));

/**
 * Mostly short, otherwise near the limits: the backend takes 32 kB of headers, so a part that only just passes
 * the shell is what could fail behind it.
 */
const length = fc.oneof(
  { weight: 8, arbitrary: fc.nat(200) },
  { weight: 1, arbitrary: fc.integer({ min: 200, max: 23_000 }) },
  { weight: 1, arbitrary: fc.integer({ min: 23_000, max: 33_500 }) },
  { weight: 1, arbitrary: fc.nat(80_000) },
);

const headerValue = fc
  .tuple(visible(60), length)
  .map(([text, size]) =>
    size > 200 ? (text || 'a').repeat(Math.ceil(size / (text.length || 1))).slice(0, size) : text,
  );

/** A visitor in the canary's share, one outside of it, and values beyond the range. */
const bucket = fc.tuple(fc.constant(BUCKET_COOKIE), fc.constantFrom('0', '49', '99', '100', '-1'));

const cookie = fc
  .array(fc.oneof({ weight: 3, arbitrary: fc.tuple(fc.constantFrom(...COOKIES), headerValue) }, bucket), {
    minLength: 1,
    maxLength: 6,
  })
  .map((pairs) => ['cookie', pairs.map(([name, value]) => `${name}=${value}`).join('; ')] as const);

const header = fc.tuple(
  fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...HEADERS) },
    fc.stringMatching(/^[a-z][a-z0-9-]{0,40}$/),
  ),
  headerValue,
);

/**
 * The client sets `connection`, `host` and the body's length itself, because it could not detect the end of a
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

const host = fc.oneof(
  { weight: 3, arbitrary: fc.constant('localhost') },
  { weight: 1, arbitrary: fc.constantFrom(...HOSTS) },
);

/** Any request that a client could send, most of them invalid. */
export const request: fc.Arbitrary<RawRequest> = fc
  .record({
    method: fc.oneof(
      { weight: 6, arbitrary: fc.constant('GET') },
      { weight: 4, arbitrary: fc.constantFrom(...METHODS) },
    ),
    written: path,
    parameters: query,
    host,
    headers,
    body,
    isChunked: fc.boolean(),
  })
  .map(({ written, parameters, ...rest }) => ({
    ...rest,
    target: `${written}${parameters}`,
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

/** Lengths on both sides of the limits for all headers: 24 kB in the shell, 32 kB in the backend. */
const EXTREME_LENGTHS = [1_000, 23_000, 31_000, 33_000];

/** Selects another form of the page, whatever its value. */
const SELECTING_HEADER = 'x-embedded';

/** One header or cookie that the servers read, in each of the extreme lengths. */
export const extremeHeaders: readonly Readonly<Record<string, string>>[] = EXTREME_LENGTHS.flatMap((size) => [
  ...PRODUCT_HEADERS.filter((name) => name !== SELECTING_HEADER).map((name) => ({
    [name]: 'a'.repeat(size),
  })),
  ...PRODUCT_COOKIES.map((name) => ({ cookie: `${name}=${'a'.repeat(size)}` })),
]);
