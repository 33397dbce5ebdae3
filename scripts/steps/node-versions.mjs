import { existsSync, mkdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { releaseBuilt } from './prepare.mjs';
import { run } from './run.mjs';
import { PlainError, runMain, step } from './say.mjs';
import { serve } from './serve.mjs';

/** The oldest supported version and the two long-term support lines after it, except the one that runs this. */
const VERSIONS = ['20.19', '22', '24'].filter(
  (version) => !`${process.versions.node}.`.startsWith(`${version}.`),
);

/** Pages that together need the renderer, a remote, the database and the search. */
const PAGES = ['/', '/explore/courses', '/explore/search/universities?q=bath'];

/**
 * Installs a version of Node from its npm package and returns its executable. Undefined when this platform
 * has no such package.
 */
const installNode = async (version) => {
  const name = `node-${process.platform}-${process.arch}`;
  const folder = path.resolve(`node_modules/.cache/node-${version}`);
  const executable = path.join(folder, 'node_modules', name, 'bin/node');
  if (existsSync(executable)) return executable;
  mkdirSync(folder, { recursive: true });
  const options = ['--prefix', folder, '--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
  await run('npm', ['install', ...options, `${name}@${version}`], { quiet: true }).catch(() => undefined);
  return existsSync(executable) ? executable : undefined;
};

/** Starts the built product with a Node executable and requests its pages. Throws when one does not answer 200. */
const servePages = async (executable, folder) => {
  const product = await serve(
    {
      PORT: '0',
      HOST: '127.0.0.1',
      SITE_URL: 'http://localhost',
      DATA_DIR: path.join(folder, 'data'),
      RELEASE_STORE: path.join(folder, 'releases'),
      RELEASE_CACHE: path.join(folder, 'cache'),
    },
    { execPath: executable },
  );
  try {
    for (const page of PAGES) {
      const { status } = await fetch(`http://127.0.0.1:${product.port}${page}`);
      if (status !== 200) throw new PlainError(`${page} answered ${status}.`);
    }
  } finally {
    await product.stop();
  }
};

/** Starts the built product on each other supported version of Node that npm has for this platform. */
const serveOnOtherNodes = async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'signpost-nodes-'));
  try {
    await releaseBuilt(path.join(folder, 'releases'));
    for (const version of VERSIONS) {
      const executable = await installNode(version);
      if (executable) await step(`Serving pages on Node ${version}`, () => servePages(executable, folder));
      else console.log(`• Not tested on Node ${version}: npm has no build of it for this platform.`);
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

await runMain(serveOnOtherNodes);
