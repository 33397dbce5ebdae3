import Fastify from 'fastify';
import type { RemoteSet } from '@signpost/federation/loading';
import { createMetrics } from '../http/metrics';
import { failureReports } from './failure-reports';

const RELEASE = '111111111111';
const ORIGIN = 'https://signpost.test';
const VALID_REPORT = { remote: 'unis', release: RELEASE, failure: 'render' };

let counted: string[];
const open = async () => {
  counted = [];
  const app = Fastify({ trustProxy: 'loopback' });
  const canary = { loaded: { release: RELEASE }, share: 10 };
  const active = {
    version: '1',
    retired: [],
    remotes: [{ name: 'unis', paths: [], loaded: undefined, canary }],
  };
  await app.register(failureReports, {
    site: new URL(ORIGIN),
    remotes: { current: () => active } as unknown as RemoteSet,
    canaryReports: { failedInBrowser: (...report) => void counted.push(report.join(' ')) },
    metrics: createMetrics(),
  });
  return (payload: string, headers: Record<string, string> = {}) =>
    app.inject({
      method: 'POST',
      url: '/canary-failures',
      payload,
      headers: {
        origin: ORIGIN,
        'content-type': 'text/plain;charset=UTF-8',
        cookie: 'signpost-release=3',
        'x-forwarded-for': '192.0.2.1',
        ...headers,
      },
    });
};

describe('a browser’s report of a canary failure', () => {
  it('is counted for a visitor who has the canary', async () => {
    const post = await open();
    const response = await post(JSON.stringify(VALID_REPORT));
    expect([response.statusCode, response.headers['cache-control'], response.body]).toEqual([
      204,
      'no-store',
      '',
    ]);
    expect(counted).toEqual([`unis ${RELEASE} 192.0.2.1`]);
  });

  it('is accepted on any origin of the site if `sec-fetch-site` is same-origin', async () => {
    const post = await open();
    const headers = { origin: 'http://127.0.0.1:4200', 'sec-fetch-site': 'same-origin' };
    expect((await post(JSON.stringify(VALID_REPORT), headers)).statusCode).toBe(204);
    expect(counted).toHaveLength(1);
  });

  it.each([
    ['from a visitor outside its share', {}, { cookie: 'signpost-release=10' }],
    ['without the bucket cookie', {}, { cookie: '' }],
    ['for another release', { release: '222222222222' }, {}],
    ['for a remote without a canary', { remote: 'courses' }, {}],
  ])('is not counted %s', async (_, change, headers) => {
    const post = await open();
    expect((await post(JSON.stringify({ ...VALID_REPORT, ...change }), headers)).statusCode).toBe(204);
    expect(counted).toEqual([]);
  });

  it.each([
    ['not JSON', 'unis', {}, 400],
    ['of an unknown kind of failure', JSON.stringify({ ...VALID_REPORT, failure: 'mood' }), {}, 400],
    ['with unknown fields', JSON.stringify({ ...VALID_REPORT, who: 'me' }), {}, 400],
    ['too large', JSON.stringify({ ...VALID_REPORT, remote: 'u'.repeat(300) }), {}, 413],
    ['from another site', JSON.stringify(VALID_REPORT), { origin: 'https://elsewhere.test' }, 403],
  ])('is refused when it is %s', async (_, payload, headers, status) => {
    const post = await open();
    expect((await post(payload, headers)).statusCode).toBe(status);
    expect(counted).toEqual([]);
  });

  it('is refused above the limit of one IP address', async () => {
    const post = await open();
    const statuses: number[] = [];
    for (let time = 0; time < 61; time += 1)
      statuses.push((await post(JSON.stringify(VALID_REPORT))).statusCode);
    expect([statuses.slice(0, 60).every((status) => status === 204), statuses[60]]).toEqual([true, 429]);
  });
});
