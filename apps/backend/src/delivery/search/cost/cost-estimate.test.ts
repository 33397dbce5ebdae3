import { settings } from '../../../domain/search/indexes/definition';
import type { IndexDefinition } from '../../../domain/search/indexes/definition';
import { startSearch } from '../../../domain/search/testing/fixture';

const attributes = Array.from({ length: 20 }, (_none, at) => `attribute${at}`);

/** A thousand records with twenty texts each, most of which are unique to a record. */
const many: IndexDefinition = {
  kind: 'many',
  settings: settings('none', { searchable: ['title'], facets: ['title'] }),
  records: () =>
    Array.from({ length: 1000 }, (_none, record) => ({
      objectID: `r${record}`,
      title: `Science ${record}`,
      ...Object.fromEntries(attributes.map((name) => [name, `Science of ${name} in record ${record}`])),
    })),
};

const everything = { query: 'science', hitsPerPage: 1000, attributesToHighlight: ['*'] };
/** A search just below the limits of one call. */
const costly = {
  query: 'science',
  hitsPerPage: 450,
  attributesToHighlight: ['*'],
  attributesToRetrieve: ['title'],
};

/** Milliseconds by which the clock advances each time that it is read: between the steps of a search. */
const STEP_MS = 0.5;
let now = 0;

let service: Awaited<ReturnType<typeof startSearch>>;
let limited: typeof service;
beforeAll(async () => {
  jest.spyOn(performance, 'now').mockImplementation(() => (now += STEP_MS));
  service = await startSearch({ definitions: [many] });
  limited = await startSearch({ definitions: [many], millisecondsAMinute: 300 });
});
afterAll(async () => {
  jest.restoreAllMocks();
  await Promise.all([service.close(), limited.close()]);
});

const search = (parameters: object, headers: Record<string, string> = {}, { app } = service) =>
  app.inject({ method: 'POST', url: '/search/1/indexes/d10_many/query', payload: parameters, headers });
const searchAll = (requests: object[]) =>
  service.app.inject({ method: 'POST', url: '/search/1/indexes/*/queries', payload: { requests } });

it('limits the highlighted values of a call, and names the parameters to reduce [C-19]', async () => {
  const answer = await search(everything);
  expect([answer.statusCode, answer.json()]).toEqual([
    400,
    {
      status: 400,
      message:
        'attributesToHighlight and attributesToSnippet: more than 10000 values in one call. Ask for fewer hits or attributes.',
    },
  ]);
  expect((await search({ ...everything, attributesToHighlight: ['title'] })).statusCode).toBe(200);
});

it('limits the total size of a response to several searches [C-19]', async () => {
  const request = { indexName: 'd10_many', hitsPerPage: 1000, attributesToHighlight: [] };
  expect((await searchAll([request])).statusCode).toBe(200);
  const answer = await searchAll(Array(10).fill(request));
  expect(answer.json()).toEqual({
    status: 400,
    message: 'The answer is larger than 3000000 characters. Ask for fewer hits, attributes or facets.',
  });
});

it('answers a short search before long ones that arrived earlier [C-19]', async () => {
  const order: string[] = [];
  const record = (name: string) => () => void order.push(name);
  await Promise.all([
    search(costly).then(record('long')),
    search(costly).then(record('long')),
    search({ query: 'science', hitsPerPage: 5 }).then(record('short')),
  ]);
  expect(order).toEqual(['short', 'long', 'long']);
});

describe('the limit of search time per address and minute [C-19]', () => {
  // Few values, because time counts by step, not by what a step takes.
  const slow = { ...costly, attributesToHighlight: ['title'] };
  const searchFrom = (address: string) => search(slow, { 'x-forwarded-for': address }, limited);

  it('answers 429 with retry-after to the address that exceeds it, and to no other', async () => {
    let answer = await searchFrom('203.0.113.1');
    for (let call = 0; call < 500 && answer.statusCode === 200; call += 1)
      answer = await searchFrom('203.0.113.1');
    expect(answer.statusCode).toBe(429);
    expect(answer.json()).toEqual({ status: 429, message: expect.stringContaining('too many searches') });
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(answer.headers['cache-control']).toBe('no-store');
    const short = { query: 'science', hitsPerPage: 5 };
    const statusFor = async (address: string) =>
      (await search(short, { 'x-forwarded-for': address }, limited)).statusCode;
    expect([await statusFor('203.0.113.1'), await statusFor('203.0.113.2')]).toEqual([429, 200]);
  });

  it('does not apply to this computer, or to the shell’s own requests', async () => {
    for (let call = 0; call < 3; call += 1) {
      expect((await searchFrom('127.0.0.1')).statusCode).toBe(200);
      expect((await searchFrom('::1')).statusCode).toBe(200);
      expect((await search(slow, {}, limited)).statusCode).toBe(200);
    }
  });

  it('is this computer when a proxy on it forwards the requests of visitors', async () => {
    const forwarded = { 'x-forwarded-for': '127.0.0.1', via: '1.1 unknown' };
    let answer = await search(slow, forwarded, limited);
    for (let call = 0; call < 50 && answer.statusCode === 200; call += 1)
      answer = await search(slow, forwarded, limited);
    expect(answer.statusCode).toBe(429);
    expect((await searchFrom('127.0.0.1')).statusCode).toBe(200);
  });
});
