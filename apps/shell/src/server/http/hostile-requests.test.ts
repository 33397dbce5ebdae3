import { openShells } from './testing/open-shell';

let shells: Awaited<ReturnType<typeof openShells>>;
beforeAll(async () => void (shells = await openShells()));
afterAll(() => shells.close());

const withoutNonce = (html: string): string => html.replaceAll(/nonce="[\w-]+"/g, '');

const HOSTILE: readonly (readonly [string, Record<string, string>])[] = [
  ['a long request id', { 'x-request-id': 'a'.repeat(33_000) }],
  ['a request id that is none', { 'x-request-id': '"><script>alert(1)</script>' }],
  [
    'a trace',
    { traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`, tracestate: 'a=b', baggage: 'a=b' },
  ],
  ['another host', { host: 'evil.example' }],
  ['another forwarded host', { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'gopher' }],
  ['another forwarded address', { 'x-forwarded-for': '10.9.8.7, evil', forwarded: 'host=evil.example' }],
  [
    'another address of the page',
    { 'x-original-url': '/evil', 'x-rewrite-url': '/evil', 'x-forwarded-prefix': '/evil' },
  ],
  ['another method', { 'x-http-method-override': 'DELETE', 'x-method-override': 'PUT' }],
  ['another language', { 'accept-language': 'cy, xx;q=0.1' }],
  ['another kind of answer', { accept: 'application/json' }],
  [
    'another browser',
    { 'user-agent': '<script>alert(1)</script>', 'sec-ch-ua-mobile': '?1', 'save-data': 'on' },
  ],
  ['cookies', { cookie: `signpost-release=0; beta-course=true; theme=dark; x=${'y'.repeat(15_000)}` }],
  ['a preview that is refused', { cookie: 'signpost-preview=made.up' }],
  ['a host that embeds', { 'x-embedded': '1', 'x-embedded-nonce': 'aG9zdHMtb3duLW5vbmNl' }],
  ['a nonce without a host', { 'x-embedded-nonce': 'aG9zdHMtb3duLW5vbmNl' }],
  ['another origin', { origin: 'https://school.example', referer: 'https://evil.example/' }],
  ['credentials', { authorization: 'Bearer secret', 'proxy-authorization': 'Basic secret' }],
  [
    'conditions',
    { 'if-none-match': '*', 'if-modified-since': 'Thu, 01 Jan 1970 00:00:00 GMT', range: 'bytes=0-1' },
  ],
  ['no cache', { 'cache-control': 'no-store', pragma: 'no-cache' }],
  ['a hop', { connection: 'close, x-embedded', te: 'trailers', via: '1.1 evil', 'max-forwards': '0' }],
];

/** What the shell says to the backend by itself. */
const THE_SHELLS_OWN = new Set([
  'accept',
  'accept-encoding',
  'accept-language',
  'connection',
  'host',
  'sec-fetch-mode',
  'user-agent',
  'x-request-id',
]);

describe('a request does not affect the next visitor', () => {
  it.each(HOSTILE)('%s', async (_, headers) => {
    const got = shells.answerAsBackend();
    const clean = await shells.open();
    const expected = await clean.app.inject('/');
    await clean.app.close();
    expect(expected.body).toContain('the place is found');

    const { app } = await shells.open();
    await app.inject({ url: '/', headers });
    const next = await app.inject('/');
    expect(withoutNonce(next.body)).toBe(withoutNonce(expected.body));
    const { 'cache-control': cacheControl, vary } = next.headers;
    expect([next.statusCode, cacheControl, vary]).toEqual([
      200,
      expected.headers['cache-control'],
      expected.headers['vary'],
    ]);
    await app.close();
    for (const each of got) {
      expect(Object.keys(each).filter((name) => !THE_SHELLS_OWN.has(name))).toEqual([]);
      expect(JSON.stringify(each)).not.toMatch(/evil|secret|script|cy, xx/);
    }
  });

  it('an unused query is part of its own cache key only', async () => {
    shells.answerAsBackend();
    const { app } = await shells.open();
    const odd = await app.inject('/?x=<script>&preview=made.up&__proto__[a]=b');
    expect(odd.statusCode).not.toBe(500);
    const page = await app.inject('/');
    expect(page.headers['server-timing']).not.toContain('cache');
    expect(page.body).toContain('the place is found');
    await app.close();
  });
});

describe('a request id', () => {
  it.each([
    ['abc', true],
    ['req_1.2:3-4', true],
    ['a'.repeat(64), true],
    ['a'.repeat(65), false],
    ['a b', false],
    ['', false],
  ])('%j is taken: %p', async (id, taken) => {
    const got = shells.answerAsBackend();
    const { app } = await shells.open();
    const { headers } = await app.inject({ url: '/', headers: { 'x-request-id': id } });
    await app.close();
    if (taken) expect(headers['x-request-id']).toBe(id);
    else expect(headers['x-request-id']).toMatch(/^[\w-]{36}$/);
    const asked = got.filter((each) => 'x-request-id' in each);
    expect(asked.length).toBeGreaterThan(0);
    expect(new Set(asked.map((each) => each['x-request-id']))).toEqual(new Set([headers['x-request-id']]));
  });
});
