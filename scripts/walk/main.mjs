// `npm run walk`: makes a remote in a repository of its own from the published packages, releases it into a running
// product, and retires it, as docs/squads.md describes it.
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build, ownPublicKey, releaseBuilt } from '../steps/prepare.mjs';
import { run } from '../steps/run.mjs';
import { PlainError, runMain, step } from '../steps/say.mjs';
import { serve } from '../steps/serve.mjs';
import { openPackageRegistry } from './package-registry.mjs';
import { walk } from './walk.mjs';

const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

/** Starts the product as the operators of a site do, with a store that they sign. */
const startSite = async (folder, store) => {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const product = await step('Starting the product', () =>
    serve({
      PORT: String(port),
      HOST: '127.0.0.1',
      SITE_URL: url,
      MICRO_CACHE: 'off',
      DATA_DIR: path.join(folder, 'data'),
      RELEASE_STORE: store,
      RELEASE_CACHE: path.join(folder, 'cache'),
      REGISTRY_KEYS: ownPublicKey(store),
    }),
  );
  return { url, stop: () => product.stop() };
};

const main = async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'signpost-walk-'));
  const closers = [() => rmSync(folder, { recursive: true, force: true })];
  try {
    await build();
    await step('Packing the packages', () => run('node', ['scripts/pack/main.mjs'], { quiet: true }));
    const packages = await step('Starting a package registry', () =>
      openPackageRegistry(path.join(folder, 'packages'), 4873, 'dist/packages'),
    );
    closers.unshift(() => packages.stop());
    const store = path.join(folder, 'releases');
    await releaseBuilt(store, { ownKey: true });
    const site = await startSite(folder, store);
    closers.unshift(() => site.stop());
    const touched = () => run('git', ['status', '--porcelain'], { quiet: true });
    const before = await touched();
    await walk({ folder, store, site: site.url, packages: packages.url, operators: ownPublicKey(store) });
    if ((await touched()) !== before) throw new PlainError('The remote changed files of this repository.');
    console.log('The remote touched no file of this repository.');
  } finally {
    for (const close of closers) await close();
  }
};

await runMain(main);
