import Fastify from 'fastify';
import type { ErrorReport } from '../../transfer/error-report';
import { errorReports } from './error-reports';

const ORIGIN = 'https://signpost.test';
const VALID: ErrorReport = {
  remote: 'unis',
  release: '0123456789ab',
  failure: 'uncaught',
  name: 'TypeError',
  frames: [['client/unis.landing.js', 1, 240]],
};

const open = async () => {
  const reported: unknown[] = [];
  const app = Fastify({ trustProxy: 'loopback' });
  const recorder = { reported: (...report: unknown[]) => void reported.push(report) };
  await app.register(errorReports, { site: new URL(ORIGIN), recorder });
  const post = async (payload: string, headers: Record<string, string> = {}) =>
    (
      await app.inject({
        method: 'POST',
        url: '/error-reports',
        payload,
        headers: { origin: ORIGIN, 'content-type': 'text/plain', 'x-forwarded-for': '192.0.2.1', ...headers },
      })
    ).statusCode;
  return { reported, post };
};

it('accepts an error of a release from a page of the site', async () => {
  const { reported, post } = await open();
  expect(await post(JSON.stringify(VALID))).toBe(204);
  expect(reported).toEqual([[VALID, '192.0.2.1']]);
});

it.each<[string, object]>([
  ['a message', { message: 'about a visitor' }],
  ['the address of a page', { page: '/explore/unis?postcode=BS8+1TH' }],
  ['a name that is a sentence', { name: 'no such postcode' }],
  ['no frames', { frames: [] }],
  ['more than five frames', { frames: Array(6).fill(VALID.frames[0]) }],
  ['a script of the server half', { frames: [['server/remoteEntry.js', 1, 1]] }],
  ['a path out of the release', { frames: [['client/../../x.js', 1, 1]] }],
  ['a position that is none', { frames: [['client/x.js', 0, -1]] }],
  ['a release that is none', { release: '../..' }],
])('refuses a report with %s', async (_, change) => {
  const { reported, post } = await open();
  expect(await post(JSON.stringify({ ...VALID, ...change }))).toBe(400);
  expect(reported).toEqual([]);
});

it('refuses reports of other sites, large ones, and too many of one address', async () => {
  const { reported, post } = await open();
  expect(await post(JSON.stringify(VALID), { origin: 'https://elsewhere.test' })).toBe(403);
  expect(await post(' '.repeat(1_200))).toBe(413);
  for (let sent = 0; sent < 60; sent += 1) await post(JSON.stringify(VALID));
  expect(await post(JSON.stringify(VALID))).toBe(429);
  expect(reported.length).toBeLessThanOrEqual(60);
});
