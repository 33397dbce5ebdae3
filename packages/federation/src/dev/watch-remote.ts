import webpack, { type Compiler, type Configuration, type Stats, type StatsCompilation } from 'webpack';
import { problemText } from './problem-text';

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

const problemsOf = (stats: Stats): string =>
  problemText(stats.toJson({ all: false, errors: true }).errors ?? []);

/** Builds both halves of a remote and again whenever a file of theirs is saved. Gives the function that stops it. */
export const watchRemote = (
  builds: [Configuration, Configuration],
  events: BuildEvents,
): (() => Promise<void>) => {
  const compiler = webpack(builds);
  if (!compiler) throw new Error('webpack made no compiler');
  const [client, server] = compiler.compilers;
  if (!client || !server) throw new Error('a remote has two halves');
  // A round tells of the halves that were built in it; the other one stands as it was.
  const latest = new Map<Compiler, Stats>();
  client.hooks.invalid.tap('signpost-dev', () => events.started());
  for (const half of [client, server]) {
    half.hooks.done.tap('signpost-dev', (stats) => {
      latest.set(half, stats);
      if (half === client && !stats.hasErrors()) events.clientBuilt(stats.hash ?? '');
    });
  }
  const watching = compiler.watch(
    { aggregateTimeout: 30, ignored: /node_modules|[\\/]dist[\\/]/ },
    (error) => {
      if (error) return events.failed(error.message);
      // Both have the same source, so the problems of the first are enough.
      const failed = [...latest.values()].find((stats) => stats.hasErrors());
      const built = latest.get(client);
      if (failed) events.failed(problemsOf(failed));
      else if (built) events.built(built.hash ?? '', built.toJson({ all: false, chunkGroups: true }));
    },
  );
  return () =>
    new Promise((resolve) => {
      const close = () => compiler.close(() => resolve());
      if (watching) watching.close(close);
      else close();
    });
};
