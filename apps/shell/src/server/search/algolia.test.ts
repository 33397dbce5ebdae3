import { liteClient } from 'algoliasearch/lite';
import { readConfig } from '../config';
import { searchOf } from '../render/request-store';
import { contentSecurityPolicy } from '../security/headers';
import { algoliaOf, algoliaOrigins } from './algolia';

const BACKEND_URL = 'http://127.0.0.1:1';
const KEYS = { ALGOLIA_APPLICATION_ID: 'AB12CD34EF', ALGOLIA_SEARCH_KEY: '0123abcd' };
const configured = (more: Readonly<Record<string, string>> = {}) =>
  algoliaOf(readConfig({ BACKEND_URL, ...KEYS, ...more }));

it('is undefined unless it is configured', () => {
  expect(algoliaOf(readConfig({ BACKEND_URL }))).toBeUndefined();
});

it.each([
  [
    { ALGOLIA_APPLICATION_ID: 'AB12' },
    'ALGOLIA_SEARCH_KEY: must be given too, because ALGOLIA_APPLICATION_ID is',
  ],
  [{ ALGOLIA_SEARCH_KEY: 'abc' }, 'ALGOLIA_APPLICATION_ID: must be given too, because ALGOLIA_SEARCH_KEY is'],
  [
    { ALGOLIA_INDEX_SUFFIX: '_x' },
    'ALGOLIA_APPLICATION_ID: must be given too, because ALGOLIA_INDEX_SUFFIX is',
  ],
  [
    { ALGOLIA_HOSTS: 'https://a.test' },
    'ALGOLIA_APPLICATION_ID: must be given too, because ALGOLIA_HOSTS is',
  ],
  [{ ...KEYS, ALGOLIA_APPLICATION_ID: 'a.b/c' }, 'ALGOLIA_APPLICATION_ID: must be letters and digits'],
  [{ ...KEYS, ALGOLIA_SEARCH_KEY: 'a b' }, 'ALGOLIA_SEARCH_KEY: must be a search-only API key'],
  [{ ...KEYS, ALGOLIA_INDEX_SUFFIX: 'staging' }, 'ALGOLIA_INDEX_SUFFIX: must be such as _staging'],
  [{ ...KEYS, ALGOLIA_HOSTS: 'https://a.test/x; script-src *' }, 'ALGOLIA_HOSTS'],
])('rejects the settings %j', (settings, message) => {
  expect(() => readConfig({ BACKEND_URL, ...settings })).toThrow(message);
});

it('allows browsers to call exactly the hosts of the official client', () => {
  const algolia = configured();
  const client = liteClient(KEYS.ALGOLIA_APPLICATION_ID, KEYS.ALGOLIA_SEARCH_KEY);
  const origins = client.transporter.hosts
    .filter(({ accept }) => accept !== 'write')
    .map(({ protocol, url }) => new URL(`${protocol}://${url}`).origin);
  expect(algolia && [...algoliaOrigins(algolia)].sort()).toEqual(origins.sort());
});

it('allows browsers to call the configured hosts instead', () => {
  const algolia = configured({ ALGOLIA_HOSTS: 'https://a.test, http://localhost:1' });
  expect(algolia && algoliaOrigins(algolia)).toEqual(['https://a.test', 'http://localhost:1']);
  const policy = contentSecurityPolicy('n0nce', { connect: ['https://a.test', 'http://localhost:1'] });
  expect(policy).toContain("; connect-src 'self' https://a.test http://localhost:1; frame-src 'self'; ");
});

it.each([
  ['https://www.site.test/', '_prod'],
  ['https://staging.site.test/', '_staging'],
])('uses on %s the indexes with the suffix %s [K-10]', (address, suffix) => {
  const environment = {
    productionHost: 'www.site.test',
    algolia: configured({ ALGOLIA_INDEX_SUFFIX: '_staging' }),
  };
  expect(searchOf(new URL(address), environment)).toEqual({
    url: 'https://ab12cd34ef-dsn.algolia.net',
    parameters: { 'x-algolia-application-id': 'AB12CD34EF', 'x-algolia-api-key': '0123abcd' },
    suffix,
  });
});

it('uses the embedded service without Algolia, with the index suffix on the production host [K-10]', () => {
  const environment = { productionHost: 'www.site.test', algolia: undefined };
  expect(searchOf(new URL('https://www.site.test/'), environment)).toEqual({
    url: '/search',
    parameters: {},
    suffix: '_prod',
  });
  expect(searchOf(new URL('https://staging.site.test/'), environment)).toBeUndefined();
});
