import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const CONTAINER_OPTIONS = 'packages/federation/src/build/container-options.ts';

const sourcesIn = (text) => [...text.matchAll(/'\.\/(src\/[^']+\.tsx?)'/g)].map(([, file]) => file);

/** The files that a bundler's configuration exposes. Throws when none can be read from it. */
export const exposedFiles = (configuration) => {
  const files = [...configuration.matchAll(/exposes: \{([^\n]*)\}/g)].flatMap(([, line]) => sourcesIn(line));
  if (files.length === 0) throw new Error(`${CONTAINER_OPTIONS} exposes no file that can be read.`);
  return files;
};

/** The files that a bundler's configuration names as entries. */
export const entryFiles = (configuration) =>
  [...configuration.matchAll(/entry: \{([^}\n]*)\}/g)].flatMap(([, line]) => sourcesIn(line));

const commandLinesIn = (root, folder) =>
  readdirSync(path.join(root, folder), { recursive: true })
    .filter((file) => path.basename(file) === 'cli.ts')
    .map((file) => path.join(folder, file));

const packageExports = (root, folder) => {
  const { exports } = JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8'));
  return Object.values(exports)
    .filter((file) => typeof file === 'string' && /\.tsx?$/.test(file))
    .map((file) => path.join(folder, file));
};

/** The product's entry points: those of the shell, the backend and each remote, the command lines, and what other sites import. */
export const productEntries = (root) => {
  const read = (file) => readFileSync(path.join(root, file), 'utf8');
  const apps = readdirSync(path.join(root, 'apps')).map((app) => `apps/${app}`);
  const exposed = exposedFiles(read(CONTAINER_OPTIONS));
  const isRemote = (app) => existsSync(path.join(root, app, 'remote.config.ts'));
  // The shell's browser and server entries, and the scripts that partners embed.
  const built = apps
    .filter((app) => existsSync(path.join(root, app, 'build.ts')))
    .flatMap((app) => entryFiles(read(`${app}/build.ts`)).map((file) => `${app}/${file}`));
  return [
    ...built,
    ...apps.filter(isRemote).flatMap((app) => exposed.map((file) => `${app}/${file}`)),
    'apps/backend/src/main.ts',
    'apps/backend/src/platform/database/pglite-worker.mjs',
    'apps/backend/src/delivery/search/thread/run-worker.ts',
    ...packageExports(root, 'packages/embed'),
    ...['packages/federation/src', 'apps/backend/src'].flatMap((folder) => commandLinesIn(root, folder)),
  ];
};
