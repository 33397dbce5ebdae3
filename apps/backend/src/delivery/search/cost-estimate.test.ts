import { settings } from '../../domain/search/indexes/definition';
import type { IndexDefinition } from '../../domain/search/indexes/definition';
import { startSearch } from '../../domain/search/testing/fixture';

const attributes = Array.from({ length: 20 }, (_none, at) => `attribute${at}`);

/** A thousand records with twenty texts each, most of them of one record alone. */
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
/** As costly as a search may be. */
const costly = {
  query: 'science',
  hitsPerPage: 450,
  attributesToHighlight: ['*'],
  attributesToRetrieve: ['title'],
};

let service: Awaited<ReturnType<typeof startSearch>>;
let limited: typeof service;
beforeAll(async () => {
  service = await startSearch({ definitions: [many] });
  limited = await startSearch({ definitions: [many], millisecondsAMinute: 300 });
});
afterAll(() => Promise.all([service.close(), limited.close()]));

const ask = (search: object, headers: Record<string, string> = {}, { app } = service) =>
  app.inject({ method: 'POST', url: '/search/1/indexes/d10_many/query', payload: search, headers });
const askAll = (requests: object[]) =>
  service.app.inject({ method: 'POST', url: '/search/1/indexes/*/queries', payload: { requests } });

it('refuses to highlight more values than it can in a short time, and says what to do [C-19]', async () => {
  const answer = await ask(everything);
  expect([answer.statusCode, answer.json()]).toEqual([
    400,
    {
      status: 400,
      message:
        'attributesToHighlight and attributesToSnippet: more than 10000 values in one call. Ask for fewer hits or attributes.',
    },
  ]);
  expect((await ask({ ...everything, attributesToHighlight: ['title'] })).statusCode).toBe(200);
});

it('bounds the answer to many searches as a whole [C-19]', async () => {
  const request = { indexName: 'd10_many', hitsPerPage: 1000, attributesToHighlight: [] };
  expect((await askAll([request])).statusCode).toBe(200);
  const answer = await askAll(Array(10).fill(request));
  expect(answer.json()).toEqual({
    status: 400,
    message: 'The answer is larger than 3000000 characters. Ask for fewer hits, attributes or facets.',
  });
});

it('answers a short search before a long one that came first [C-19]', async () => {
  const order: string[] = [];
  const note = (name: string) => () => void order.push(name);
  await Promise.all([
    ask(costly).then(note('long')),
    ask(costly).then(note('long')),
    ask({ query: 'science', hitsPerPage: 5 }).then(note('short')),
  ]);
  expect(order).toEqual(['short', 'long', 'long']);
});

describe('an address that asks for too much work in a minute [C-19]', () => {
  const from = (address: string) => ask(costly, { 'x-forwarded-for': address }, limited);

  it('is refused with 429 and told when to come back, and no other address is', async () => {
    let answer = await from('203.0.113.1');
    for (let call = 0; call < 500 && answer.statusCode === 200; call += 1) answer = await from('203.0.113.1');
    expect(answer.statusCode).toBe(429);
    expect(answer.json()).toEqual({ status: 429, message: expect.stringContaining('too many searches') });
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(answer.headers['cache-control']).toBe('no-store');
    const short = { query: 'science', hitsPerPage: 5 };
    const statusFor = async (address: string) =>
      (await ask(short, { 'x-forwarded-for': address }, limited)).statusCode;
    expect([await statusFor('203.0.113.1'), await statusFor('203.0.113.2')]).toEqual([429, 200]);
  });

  it('is never this computer, nor the shell, which names no visitor', async () => {
    for (let call = 0; call < 5; call += 1) {
      expect((await from('127.0.0.1')).statusCode).toBe(200);
      expect((await from('::1')).statusCode).toBe(200);
      expect((await ask(costly, {}, limited)).statusCode).toBe(200);
    }
  });

  it('is this computer when a proxy on it forwards the requests of visitors', async () => {
    const forwarded = { 'x-forwarded-for': '127.0.0.1', via: '1.1 unknown' };
    let answer = await ask(costly, forwarded, limited);
    for (let call = 0; call < 50 && answer.statusCode === 200; call += 1)
      answer = await ask(costly, forwarded, limited);
    expect(answer.statusCode).toBe(429);
    expect((await from('127.0.0.1')).statusCode).toBe(200);
  });
});
