import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { release } from '@signpost/federation/release';
import { writeFaultyRelease } from '@signpost/federation/testing';
import { expect, fillStore } from '../fixtures';

const ROOT = path.resolve(__dirname, '../../..');
const run = promisify(execFile);

/** The page that is changed in the test releases of unis. */
export const LANDING = '/explore/unis';

/**
 * Runs one of the federation package's commands as a squad would; `key` is the file of the signing key.
 * Returns the output.
 */
export const command = async (script: string, args: readonly string[], key?: string): Promise<string> => {
  const env = { ...process.env, ...(key && { REGISTRY_SIGNING_KEY: key }) };
  const file = `packages/federation/src/${script}.ts`;
  const { stdout } = await run(process.execPath, ['--import', 'tsx', file, ...args], { cwd: ROOT, env });
  return stdout.trim();
};

/** A temporary store of all remotes with a signed registry; the key's file is beside it. */
export const openSignedStore = async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'signpost-signed-'));
  const [store, key] = [path.join(folder, 'store'), path.join(folder, 'key.pem')];
  await fillStore(store);
  const publicKey = await command('release/cli', ['keys', key, '--sign', '--store', store]);
  return { folder, store, key, publicKey, remove: () => rm(folder, { recursive: true, force: true }) };
};

export type SignedStore = Awaited<ReturnType<typeof openSignedStore>>;

/** Makes a built folder of a remote, `unis` by default, live or, with a percentage, a canary. */
export const publish = async (
  store: string,
  dist: string,
  { canary, key, remote = 'unis' }: { canary?: number; key?: string; remote?: string } = {},
): Promise<void> => {
  const before = process.env['REGISTRY_SIGNING_KEY'];
  if (key) process.env['REGISTRY_SIGNING_KEY'] = key;
  try {
    await release(store, remote, dist, canary === undefined ? {} : { canary });
  } finally {
    if (before === undefined) delete process.env['REGISTRY_SIGNING_KEY'];
    else process.env['REGISTRY_SIGNING_KEY'] = before;
  }
};

/** Source of a function that returns a remote's module with another landing page (JavaScript). */
const landingReplacement = (page: string) => `(module) => ({
  ...module,
  routes: module.routes.map((route) => route.id !== 'unis.landing' ? route : {
    ...route,
    lazy: async () => { const page = await route.lazy(); return { ...page, ${page} }; },
  }),
})`;

/** Writes a release of unis, derived from the built one, whose landing page has another title. Returns its folder. */
export const writeTitled = async (folder: string, title: string): Promise<string> => {
  const wrap = landingReplacement(
    `handle: { ...page.handle, head: (input) => ({ ...page.handle.head(input), title: ${JSON.stringify(title)} }) }`,
  );
  await rm(folder, { recursive: true, force: true });
  return writeFaultyRelease(path.join(ROOT, 'apps/unis/dist'), folder, {
    server: { wrap },
    client: { wrap },
  });
};

/** Writes a release of unis whose landing page fails to render. Returns its folder. */
export const writeBroken = async (folder: string): Promise<string> => {
  const wrap = landingReplacement(`loader: () => { throw new Error('this release is broken'); }`);
  await rm(folder, { recursive: true, force: true });
  return writeFaultyRelease(path.join(ROOT, 'apps/unis/dist'), folder, { server: { wrap } });
};

/** Writes a release of unis whose pages throw while they render, in browsers only. Returns its folder. */
export const writeBrokenInBrowsers = async (folder: string): Promise<string> => {
  const wrap = `(remote) => ({
    ...remote,
    routes: remote.routes.map((route) => ({
      ...route,
      lazy: async () => ({ ...(await route.lazy()), Component() { throw new Error('broken in browsers'); } }),
    })),
  })`;
  await rm(folder, { recursive: true, force: true });
  return writeFaultyRelease(path.join(ROOT, 'apps/unis/dist'), folder, { client: { wrap } });
};

/**
 * Writes a release of unis whose landing page has another title, and throws after it was rendered. Returns
 * its folder.
 */
export const writeCrashing = async (folder: string, title: string): Promise<string> => {
  const wrap = landingReplacement(
    `loader: (args) => { setTimeout(() => { throw new Error('x'); }, 5); return page.loader ? page.loader(args) : null; },
     handle: { ...page.handle, head: (input) => ({ ...page.handle.head(input), title: ${JSON.stringify(title)} }) }`,
  );
  await rm(folder, { recursive: true, force: true });
  return writeFaultyRelease(path.join(ROOT, 'apps/unis/dist'), folder, { server: { wrap } });
};

/** The landing page as the server renders it for these cookies and, where it matters, this client address. */
export const landing = async (origin: string, cookie = '', address = '127.0.0.1') => {
  const headers = { cookie, 'x-forwarded-for': address };
  const answer = await fetch(`${origin}${LANDING}`, { headers, redirect: 'manual' });
  const text = await answer.text();
  return {
    status: answer.status,
    title: /<title>(.*?) · /.exec(text)?.[1],
    cookie: answer.headers.get('set-cookie') ?? '',
    cacheControl: answer.headers.get('cache-control') ?? '',
  };
};

/** Waits until a condition holds. */
export const until = (what: string, condition: () => Promise<boolean>): Promise<void> =>
  expect.poll(condition, { message: what, timeout: 30_000 }).toBe(true);

/** Applies `change` to a store's registry atomically. */
export const changeRegistry = async (
  store: string,
  change: (remotes: Record<string, unknown>) => Record<string, unknown>,
): Promise<void> => {
  const file = path.join(store, 'registry.json');
  const registry = JSON.parse(await readFile(file, 'utf8')) as {
    version: number;
    remotes: Record<string, unknown>;
  };
  const next = { ...registry, version: registry.version + 1, remotes: change(registry.remotes) };
  await writeFile(`${file}.next`, JSON.stringify(next));
  await rename(`${file}.next`, file);
};
