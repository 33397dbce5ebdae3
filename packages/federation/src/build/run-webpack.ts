import webpack, { type Configuration, type StatsCompilation } from 'webpack';

/**
 * Builds and closes the compilers, one result per configuration in their order.
 * Throws with the compiler's own words when any of them failed.
 */
export const runWebpack = async (configurations: Configuration[]): Promise<StatsCompilation[]> => {
  const compiler = webpack(configurations);
  if (!compiler) throw new Error('webpack made no compiler');
  const stats = await new Promise<webpack.MultiStats>((resolve, reject) =>
    compiler.run((error, result) =>
      (error ?? !result) ? reject(error ?? new Error('no stats')) : resolve(result),
    ),
  );
  await new Promise<void>((resolve) => compiler.close(() => resolve()));
  if (stats.hasErrors()) throw new Error(stats.toString({ preset: 'errors-only', colors: false }));
  if (stats.hasWarnings()) console.warn(stats.toString({ preset: 'errors-warnings', colors: false }));
  return stats.stats.map((one) =>
    one.toJson({ all: false, chunkGroups: true, assets: true, entrypoints: true }),
  );
};
