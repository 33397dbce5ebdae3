import webpack, { type Configuration, type StatsCompilation } from 'webpack';

/**
 * Runs the compilers and returns one result per configuration, in order. Throws with the compiler's messages
 * when any of them fails.
 */
export const runWebpack = async (configurations: Configuration[]): Promise<StatsCompilation[]> => {
  const compiler = webpack(configurations);
  if (!compiler) throw new Error('webpack returned no compiler');
  const stats = await new Promise<webpack.MultiStats>((resolve, reject) =>
    compiler.run((error, result) =>
      (error ?? !result) ? reject(error ?? new Error('webpack returned no stats')) : resolve(result),
    ),
  );
  await new Promise<void>((resolve) => compiler.close(() => resolve()));
  if (stats.hasErrors()) throw new Error(stats.toString({ preset: 'errors-only', colors: false }));
  if (stats.hasWarnings()) console.warn(stats.toString({ preset: 'errors-warnings', colors: false }));
  return stats.stats.map((one) =>
    one.toJson({ all: false, chunkGroups: true, assets: true, entrypoints: true }),
  );
};
