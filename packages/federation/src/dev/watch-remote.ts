import webpack, { type Configuration, type Stats, type StatsCompilation } from 'webpack';

/** What a watcher tells. Hashes are the browser build's. */
export interface BuildEvents {
  /** A file was saved. */
  started(): void;
  /** The browser half is on disk. */
  clientBuilt(hash: string): void;
  /** Both halves are on disk. */
  built(hash: string, client: StatsCompilation): void;
  failed(problem: string): void;
}

const problemsOf = (stats: { toString(options: object): string }) =>
  stats.toString({ preset: 'errors-only', colors: false });

/** Builds both halves of a remote and again whenever a file of theirs is saved. Gives the function that stops it. */
export const watchRemote = (
  builds: [Configuration, Configuration],
  events: BuildEvents,
): (() => Promise<void>) => {
  const compiler = webpack(builds);
  if (!compiler) throw new Error('webpack made no compiler');
  const [client] = compiler.compilers;
  client?.hooks.invalid.tap('signpost-dev', () => events.started());
  client?.hooks.done.tap('signpost-dev', (stats: Stats) => {
    if (!stats.hasErrors()) events.clientBuilt(stats.hash ?? '');
  });
  const watching = compiler.watch(
    { aggregateTimeout: 30, ignored: /node_modules|[\\/]dist[\\/]/ },
    (error, stats) => {
      if (error ?? !stats) return events.failed(error?.message ?? 'webpack gave no stats');
      if (stats.hasErrors()) return events.failed(problemsOf(stats));
      const [first] = stats.stats;
      if (first) events.built(first.hash ?? '', first.toJson({ all: false, chunkGroups: true }));
    },
  );
  return () =>
    new Promise((resolve) => {
      if (!watching) return resolve();
      watching.close(() => resolve());
    });
};
