import { existsSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { CONTRACT_VERSION } from '../contract';
import { satisfies } from 'semver';
import { describeRelease, type ChunkStats } from './release-manifest';
import { precompress } from './precompress';
import { writeProvenance } from './provenance';
import { clientBuild, serverBuild, type RemoteBuild } from './remote-builds';
import { runWebpack } from './run-webpack';
import type { BuildMode } from './bundler-base';
import { remoteConfig, type ReleaseManifest } from '../registry';
import { moveMaps } from '../source-maps/map-files';
import { publishSlotTypes } from './publish-slot-types';
import { expectBudget } from './budget';
import { TRANSLATED_LANGUAGES } from '@signpost/language/languages';
import { catalogueState } from '../translations';

/** The default export of a remote's optional `build.ts`: adds files to the client build in the folder `client`. */
type BuildExtra = (client: string, mode: BuildMode) => Promise<void>;

/** Runs the remote's `build.ts`, if it has one, to add files to the client build in the folder `client`. */
export const buildExtra = async (folder: string, client: string, mode: BuildMode): Promise<void> => {
  const file = path.join(folder, 'build.ts');
  if (!existsSync(file)) return;
  const more = (await import(file)) as { default: BuildExtra };
  await more.default(client, mode);
};

const runBuilds = async (build: RemoteBuild, languages: readonly string[]): Promise<ChunkStats[]> => {
  if (build.config.bundler !== 'rspack') {
    const translated = languages.map((language) => clientBuild({ ...build, language }));
    return runWebpack([clientBuild(build), serverBuild({ ...build, languages }), ...translated]);
  }
  // Loaded when needed, because it has native code.
  const { runRspack } = await import('./rspack/run-rspack');
  return runRspack(build, languages);
};

/** The languages that the remote in a folder has a catalogue in, with the messages that each lacks. */
const catalogues = (folder: string): { language: string; missing: readonly string[] }[] =>
  TRANSLATED_LANGUAGES.flatMap((language) => {
    const state = catalogueState(folder, language);
    return state ? [{ language, missing: state.missing }] : [];
  });

/**
 * Builds a remote for browsers and for the shell's server into `<folder>/dist` and describes it in
 * `release.json`. Throws when its configuration is invalid, when it needs a contract version other than this
 * repository's, when a build fails, or when a route or slot exceeds its byte budget.
 */
export const buildRemote = async (
  folder: string,
  mode: BuildMode = 'production',
): Promise<ReleaseManifest> => {
  const module = (await import(path.join(folder, 'remote.config.ts'))) as { default: unknown };
  const config = remoteConfig.parse(module.default);
  if (!satisfies(CONTRACT_VERSION, config.contract)) {
    throw new Error(
      `${config.name} needs contract ${config.contract}; this shell offers ${CONTRACT_VERSION}`,
    );
  }
  const started = new Date();
  const dist = path.join(folder, 'dist');
  await rm(dist, { recursive: true, force: true });
  const build = { folder, config, mode };
  const languages = catalogues(folder);
  const [client, , ...translated] = await runBuilds(
    build,
    languages.map(({ language }) => language),
  );
  if (!client) throw new Error('the client build returned no stats');
  await buildExtra(folder, path.join(dist, 'client'), mode);
  await publishSlotTypes(folder, dist);
  // In development the scripts refer to their maps.
  if (mode === 'production') await moveMaps(dist);
  await precompress(path.join(dist, 'client'));
  const manifest = await describeRelease(
    dist,
    config,
    client,
    languages.map((catalogue, index) => ({ ...catalogue, stats: translated[index] ?? {} })),
  );
  if (mode === 'production') expectBudget(manifest, config.budget);
  await writeFile(path.join(dist, 'release.json'), `${JSON.stringify(manifest, null, 1)}\n`);
  await writeProvenance(folder, config.name, started);
  return manifest;
};
