import { rspack, type MultiStats } from '@rspack/core';
import type { ChunkStats } from '../release-manifest';
import type { RemoteBuild } from '../remote-builds';
import { rspackClientBuild, rspackServerBuild } from './rspack-builds';

/**
 * Builds a remote with Rspack; returns the results for browsers, for the server, and for browsers in each of
 * `languages`. Throws with its messages.
 */
export const runRspack = async (build: RemoteBuild, languages: readonly string[]): Promise<ChunkStats[]> => {
  const compiler = rspack([
    rspackClientBuild(build),
    rspackServerBuild({ ...build, languages }),
    ...languages.map((language) => rspackClientBuild({ ...build, language })),
  ]);
  const stats = await new Promise<MultiStats>((resolve, reject) =>
    compiler.run((error, result) =>
      (error ?? !result) ? reject(error ?? new Error('Rspack returned no stats')) : resolve(result),
    ),
  );
  await new Promise<void>((resolve) => compiler.close(() => resolve()));
  if (stats.hasErrors()) throw new Error(stats.toString({ preset: 'errors-only', colors: false }));
  if (stats.hasWarnings()) console.warn(stats.toString({ preset: 'errors-warnings', colors: false }));
  return stats.stats.map((one) =>
    one.toJson({ all: false, chunkGroups: true, assets: true, entrypoints: true }),
  );
};
