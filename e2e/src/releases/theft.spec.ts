import { createHash } from 'node:crypto';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { writeFaultyRelease } from '@signpost/federation/testing';
import { expect, fillStore, open, startShell, test } from '../fixtures';
import { changeRegistry, LANDING, publish, until } from './releases';

const CAREERS = path.resolve(__dirname, '../../../apps/careers/dist');
const STOLEN = 'Stolen page';
const OWNER = `${LANDING} belongs to unis`;

/** Writes a release of careers with a page at the address of another squad's. Returns its folder. */
const writeThief = async (folder: string): Promise<string> => {
  const wrap = `(module) => ({ ...module, routes: [
    { id: 'careers.theft', path: '${LANDING}', Component: () => '${STOLEN}', handle: { head: () => ({ title: '${STOLEN}', description: '' }) } },
    ...module.routes,
  ] })`;
  await rm(folder, { recursive: true, force: true });
  await writeFaultyRelease(CAREERS, folder, { server: { wrap }, client: { wrap } });
  const file = path.join(folder, 'release.json');
  const manifest = JSON.parse(await readFile(file, 'utf8')) as { paths: string[] };
  await writeFile(file, JSON.stringify({ ...manifest, paths: [LANDING, ...manifest.paths] }));
  return folder;
};

/** Puts a release of careers into a store and its registry without the release command. Returns its id. */
const forceRelease = async (store: string, dist: string): Promise<string> => {
  const integrity = createHash('sha256')
    .update(await readFile(path.join(dist, 'release.json')))
    .digest('hex');
  const release = integrity.slice(0, 12);
  await cp(dist, path.join(store, 'careers', release), { recursive: true });
  await changeRegistry(store, (remotes) => {
    const entry = remotes['careers'] as { live: { paths: string[] } };
    const paths = [LANDING, ...entry.live.paths];
    const live = { ...entry.live, release, integrity, url: `careers/${release}/`, paths };
    return { ...remotes, careers: { ...entry, live } };
  });
  return release;
};

test('a page of another squad is refused by the release command and, in a changed registry, by the shell @nightly', async ({
  page,
  faults,
}) => {
  const store = test.info().outputPath('store');
  await fillStore(store);
  const product = await startShell({ RELEASE_STORE: store, MICRO_CACHE: 'off' });
  faults.allow(new RegExp(`^request to elsewhere: ${product.url}/`));
  try {
    const thief = await writeThief(test.info().outputPath('thief'));
    await expect(publish(store, thief, { remote: 'careers' })).rejects.toThrow(OWNER);

    const release = await forceRelease(store, thief);
    const status = async () => (await fetch(`${product.url}/status`)).text();
    await until('the theft is reported', async () => (await status()).includes(OWNER));
    expect(await status()).toContain('careers claims what another remote has');
    const remotes = async () =>
      ((await (await fetch(`${product.url}/readyz`)).json()) as { remotes: Record<string, string> }).remotes;
    await until('the rest of the release is live', async () => (await remotes())['careers'] === release);
    // The owner keeps its page, on the server and in the browser; the other pages of the release are served.
    await open(page, product.url + LANDING);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(STOLEN)).toHaveCount(0);
    expect((await fetch(`${product.url}/explore/career-list`)).status).toBe(200);
  } finally {
    await product.stop();
    await rm(store, { recursive: true, force: true });
  }
});
