import { fails, live, next, openPages, running, shown } from './testing/open-pages';

const BROKEN = running('444444444444', fails);

let site: ReturnType<typeof openPages>;
beforeEach(() => {
  site = openPages();
});

let pages = 0;
/** Requests a page as a visitor. Each call uses a new URL, so that the page is not cached. */
const visit = (address: string, bucket: number) =>
  site.request(`/unis?page=${(pages += 1)}`, { cookie: `signpost-release=${bucket}` }, address);
const addresses = (count: number, network: string) =>
  Array.from({ length: count }, (_, last) => `${network}.${last + 1}`);
const visitAll = async (visitors: readonly string[], bucket: number) => {
  for (const address of visitors) await visit(address, bucket);
};

const CANARY_SIDE = 0;
const LIVE_SIDE = 99;

describe('a canary whose pages fail on the server', () => {
  beforeEach(() => {
    site.setCanary(BROKEN, 10);
  });

  it('is not ejected because of many requests of one client', async () => {
    await visitAll(addresses(30, '198.51.100'), LIVE_SIDE);
    await visitAll(Array<string>(25).fill('192.0.2.1'), CANARY_SIDE);
    expect(site.canaries()).toMatchObject([{ ejected: false, canary: { pages: 25, errors: 25 } }]);
    expect(site.warnings).toEqual([]);
  });

  it('is not ejected without pages of the live release to compare with', async () => {
    await visitAll(addresses(25, '192.0.2'), CANARY_SIDE);
    expect(site.canaries()).toMatchObject([{ ejected: false, live: { pages: 0 } }]);
  });

  it('is also compared with cached pages of the live release', async () => {
    for (const address of addresses(20, '198.51.100'))
      await site.request('/unis', { cookie: 'signpost-release=99' }, address);
    await visitAll(addresses(20, '192.0.2'), CANARY_SIDE);
    expect(site.canaries()).toMatchObject([{ ejected: true, live: { pages: 20, visitors: 20 } }]);
  });

  it('is ejected after failing for many visitors, without effect on visitors of the live release', async () => {
    let failed = 0;
    for (const last of addresses(24, '192.0.2').keys()) {
      expect((await visit(`198.51.100.${last + 1}`, LIVE_SIDE)).statusCode).toBe(200);
      if ((await visit(`192.0.2.${last + 1}`, CANARY_SIDE)).statusCode === 500) failed += 1;
    }
    expect(failed).toBe(20);
    expect(shown((await visit('192.0.2.1', CANARY_SIDE)).body)).toBe(live.release);
    expect(site.warnings).toEqual([
      expect.objectContaining({
        remote: 'unis',
        release: BROKEN.release,
        canary: expect.objectContaining({ pages: 20, errors: 20 }) as unknown,
      }),
    ]);
  });
});

it('does not count a slow page of an earlier canary for the current one', async () => {
  let finishLoader = (): void => undefined;
  const finished = new Promise<null>((resolve) => (finishLoader = () => resolve(null)));
  site.setCanary(
    running('555555555555', () => finished),
    10,
  );
  const slowPage = visit('192.0.2.1', CANARY_SIDE);
  await new Promise((resolve) => setTimeout(resolve, 50));
  site.setCanary(next, 10);
  await visitAll(addresses(3, '192.0.2'), CANARY_SIDE);
  await visitAll(addresses(2, '198.51.100'), LIVE_SIDE);
  finishLoader();
  expect(shown((await slowPage).body)).toBe('555555555555');
  expect(site.canaries()).toMatchObject([
    { release: next.release, canary: { pages: 3, errors: 0 }, live: { pages: 2, errors: 0 } },
  ]);
});
