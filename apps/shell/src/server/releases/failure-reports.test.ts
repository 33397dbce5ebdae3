import Fastify from 'fastify';
import type { RemoteSet } from '@signpost/federation/loading';
import { createMetrics } from '../http/metrics';
import { failureReports } from './failure-reports';

const RELEASE = '111111111111';
const ORIGIN = 'https://signpost.test';
const FINE = { remote: 'unis', release: RELEASE, failure: 'render' };

let heard: string[];
const open = async () => {
  heard = [];
  const app = Fastify({ trustProxy: 'loopback' });
  const canary = { loaded: { release: RELEASE }, share: 10 };
  const active = { version: '1', remotes: [{ name: 'unis', paths: [], loaded: undefined, canary }] };
  await app.register(failureReports, {
    site: new URL(ORIGIN),
    remotes: { current: () => active } as unknown as RemoteSet,
    canaryReports: { failedInBrowser: (...told) => void heard.push(told.join(' ')) },
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

describe('what a browser tells of a canary', () => {
  it('counts for the visitor who is shown it', async () => {
    const post = await open();
    const answer = await post(JSON.stringify(FINE));
    expect([answer.statusCode, answer.headers['cache-control'], answer.body]).toEqual([204, 'no-store', '']);
    expect(heard).toEqual([`unis ${RELEASE} 192.0.2.1`]);
  });

  it('is heard on whatever origin the site is reached, when the browser says that it comes from there', async () => {
    const post = await open();
    const headers = { origin: 'http://127.0.0.1:4200', 'sec-fetch-site': 'same-origin' };
    expect((await post(JSON.stringify(FINE), headers)).statusCode).toBe(204);
    expect(heard).toHaveLength(1);
  });

  it.each([
    ['who is not in its share', {}, { cookie: 'signpost-release=10' }],
    ['without the cookie', {}, { cookie: '' }],
    ['of another release', { release: '222222222222' }, {}],
    ['of a remote without one', { remote: 'courses' }, {}],
  ])('counts for nobody %s', async (_, change, headers) => {
    const post = await open();
    expect((await post(JSON.stringify({ ...FINE, ...change }), headers)).statusCode).toBe(204);
    expect(heard).toEqual([]);
  });

  it.each([
    ['no JSON', 'unis', {}, 400],
    ['another kind of failure', JSON.stringify({ ...FINE, failure: 'mood' }), {}, 400],
    ['more than is asked', JSON.stringify({ ...FINE, who: 'me' }), {}, 400],
    ['too many bytes', JSON.stringify({ ...FINE, remote: 'u'.repeat(300) }), {}, 413],
    ['another site', JSON.stringify(FINE), { origin: 'https://elsewhere.test' }, 403],
  ])('is refused when it is %s', async (_, payload, headers, status) => {
    const post = await open();
    expect((await post(payload, headers)).statusCode).toBe(status);
    expect(heard).toEqual([]);
  });

  it('is refused to an address that tells too often', async () => {
    const post = await open();
    const statuses: number[] = [];
    for (let time = 0; time < 61; time += 1) statuses.push((await post(JSON.stringify(FINE))).statusCode);
    expect([statuses.slice(0, 60).every((status) => status === 204), statuses[60]]).toEqual([true, 429]);
  });
});
