import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildRemote } from '../build/build-remote';
import { release, releaseIfNew, rollback, type ReleaseResult } from './release';

const USAGE = `usage:
  npm run release -- <remote> [--store folder] [--built] [--if-new]
                                    build it (unless --built), store it, make it live;
                                    --if-new: not when this very build was released before
  npm run rollback -- <remote> [--store folder]            make the release before live again`;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    store: { type: 'string', default: process.env['RELEASE_STORE'] ?? '.signpost/releases' },
    built: { type: 'boolean', default: false },
    'if-new': { type: 'boolean', default: false },
  },
});

const folderOf = (name: string): string => {
  const folder = path.resolve('apps', name);
  if (!existsSync(path.join(folder, 'remote.config.ts'))) {
    const known = readdirSync('apps').filter((app) => existsSync(path.join('apps', app, 'remote.config.ts')));
    throw new Error(`There is no remote called ${name}. The remotes are ${known.join(', ')}.`);
  }
  return folder;
};

const report = ({ name, live, before, registryVersion }: ReleaseResult): void => {
  const from = before ? ` (was ${before.release})` : '';
  console.log(
    before?.release === live.release
      ? `${name}: ${live.release} is live already`
      : `${name}: ${live.release} is live${from}, registry version ${registryVersion}`,
  );
};

const run = async (): Promise<void> => {
  const [command, ...names] = positionals;
  if (!names.length || (command !== 'release' && command !== 'rollback')) throw new Error(USAGE);
  for (const name of names) {
    const folder = folderOf(name);
    if (command === 'rollback') {
      report(await rollback(values.store, name));
    } else {
      if (!values.built) await buildRemote(folder);
      const publish = values['if-new'] ? releaseIfNew : release;
      report(await publish(values.store, name, path.join(folder, 'dist')));
    }
  }
};

void run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
