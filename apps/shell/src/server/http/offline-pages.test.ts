import { readConfig } from '../config';
import { openShells } from './testing/open-shell';

let shells: Awaited<ReturnType<typeof openShells>>;
beforeAll(async () => {
  shells = await openShells();
  shells.answerAsBackend();
});
afterAll(() => shells.close());

const settings = () => ({
  BACKEND_URL: shells.backend.base,
  SITE_URL: 'http://site.test',
  LOG_LEVEL: 'silent',
});

/** Requests a page of a shell with these settings: whether the browser may keep it, and offers that. */
const pageOf = async (given: Record<string, string> = {}, headers: Record<string, string> = {}) => {
  const { app } = await shells.open({ config: readConfig({ ...settings(), ...given }) });
  try {
    const { statusCode, headers: got, body } = await app.inject({ url: '/unis', headers });
    expect(statusCode).toBe(200);
    return { releases: got['x-offline-releases'], isOffered: body.includes('"offline":true') };
  } finally {
    await app.close();
  }
};

it('a page says that it may be kept, and with which releases [B-20]', async () => {
  expect(await pageOf()).toEqual({ releases: 'unis=0123456789ab', isOffered: true });
});

it.each<[string, Record<string, string>, Record<string, string>]>([
  ['while it is switched off', { OFFLINE_PAGES: 'off' }, {}],
  ['in an app', { APP_MODE: 'on' }, {}],
  ['in the page of a host', {}, { 'x-embedded': '1' }],
])('nothing is kept, and no service worker registered, %s [B-20]', async (_when, given, headers) => {
  expect(await pageOf(given, headers)).toEqual({ releases: undefined, isOffered: false });
});
