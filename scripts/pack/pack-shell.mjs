import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { contractVersion } from './published-manifest.mjs';

/** Requests for packages in the bundle of the shell's server, as webpack writes them. */
const REQUIRED = /= require\("((?:@[\w.-]+\/)?[\w.-]+)[^"]*"\);$/gm;

const isNotMap = (file) => !file.endsWith('.map');

const builtRemotes = (apps) =>
  readdirSync(apps).filter((app) => existsSync(path.join(apps, app, 'dist/release.json')));

/** The version of a package that is installed for an app; undefined for a request that is no package. */
const installedVersion = (app, name) => {
  const folders = createRequire(path.join(app, 'package.json')).resolve.paths(name) ?? [];
  const file = folders
    .map((folder) => path.join(folder, name, 'package.json'))
    .find((candidate) => existsSync(candidate));
  return file && JSON.parse(readFileSync(file, 'utf8')).version;
};

/** The packages that an app needs at run time, each in the version that it was tested with. */
const versionsFor = (app, names) =>
  names.flatMap((name) => {
    const version = installedVersion(app, name);
    return version ? [[name, version]] : [];
  });

const dependenciesOf = (apps) => {
  const shell = path.join(apps, 'shell');
  const backend = path.join(apps, 'backend');
  const bundle = readFileSync(path.join(shell, 'dist/server/main.js'), 'utf8');
  const required = [...bundle.matchAll(REQUIRED)].map(([, name]) => name);
  const { dependencies } = JSON.parse(readFileSync(path.join(backend, 'package.json'), 'utf8'));
  const ofShell = new Map(versionsFor(shell, [...new Set(required)]));
  const ofBackend = new Map(versionsFor(backend, Object.keys(dependencies)));
  for (const [name, version] of ofBackend) {
    if (version !== (ofShell.get(name) ?? version)) {
      throw new Error(
        `shell and backend need different versions of ${name}, which one package cannot install`,
      );
    }
  }
  return Object.fromEntries([...ofBackend, ...ofShell].sort(([one], [other]) => (one < other ? -1 : 1)));
};

/**
 * Writes the package of the built product to `out`, for the conformance kit and for development in other repositories:
 * the shell, the backend with its catalogue, and the builds of the remotes. Returns `out`. Throws when a part is not
 * built.
 */
export const packShell = (apps, out) => {
  const copy = (from, to, filter) => {
    const source = path.join(apps, from);
    if (!existsSync(source)) throw new Error(`${source} does not exist. Build first: npm run build`);
    mkdirSync(path.dirname(path.join(out, to)), { recursive: true });
    cpSync(source, path.join(out, to), { recursive: true, ...(filter && { filter }) });
  };
  for (const part of ['shell/dist', 'backend/dist']) copy(part, part, isNotMap);
  copy('backend/catalogue', 'backend/catalogue');
  // Whole, because a release without its source maps does not match its manifest.
  for (const name of builtRemotes(apps)) copy(`${name}/dist`, `remotes/${name}`);
  const manifest = {
    name: '@signpost/shell',
    version: contractVersion(),
    description: 'Signpost, built, to test and develop a remote in',
    license: 'MIT',
    engines: { node: '>=20.19' },
    dependencies: dependenciesOf(apps),
  };
  writeFileSync(path.join(out, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  return out;
};
