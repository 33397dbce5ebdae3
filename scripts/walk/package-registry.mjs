import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The tag `cjs` of node-fetch, which the registry's server depends on, is missing from some mirrors of npm. */
const SERVER = { dependencies: { verdaccio: '^6.1.0' }, overrides: { 'node-fetch': '2.7.0' } };

const CONFIGURATION = `storage: ./storage
auth: { htpasswd: { file: ./htpasswd } }
uplinks: { npmjs: { url: 'https://registry.npmjs.org/' } }
packages:
  '@signpost/*': { access: $all, publish: $all }
  '**': { access: $all, proxy: npmjs }
log: { type: stdout, level: fatal }
# The package of the built product has some twelve megabytes, which are sent as base64.
max_body_size: 50mb
`;

const READY_WITHIN_MS = 30_000;

const untilReady = async (url) => {
  const end = Date.now() + READY_WITHIN_MS;
  while (!(await fetch(`${url}/-/ping`).catch(() => undefined))?.ok) {
    if (Date.now() > end) throw new Error(`the package registry at ${url} did not start`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
};

/**
 * Starts a private package registry in `folder` on a port, with the packed packages of `packed`. It passes requests for
 * other packages on to npm. Returns its address and `stop`. Throws when it does not start.
 */
export const openPackageRegistry = async (folder, port, packed) => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify(SERVER));
  writeFileSync(path.join(folder, 'config.yaml'), CONFIGURATION);
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: folder });
  const server = path.join(folder, 'node_modules/.bin/verdaccio');
  const running = spawn(server, ['--config', 'config.yaml', '--listen', `127.0.0.1:${port}`], {
    cwd: folder,
    stdio: 'ignore',
  });
  const url = `http://127.0.0.1:${port}`;
  try {
    await untilReady(url);
    for (const file of readdirSync(packed).filter((name) => name.endsWith('.tgz'))) {
      const options = ['--registry', url, `--//127.0.0.1:${port}/:_authToken=none`, '--loglevel=error'];
      execFileSync('npm', ['publish', path.join(packed, file), ...options]);
    }
  } catch (error) {
    running.kill();
    throw error;
  }
  return { url, stop: () => running.kill() };
};
