import webpack, { type Compiler, type Configuration, type Stats, type StatsCompilation } from 'webpack';
import { problemText } from './problem-text';

/** A build of a remote, by the hashes of its two halves. */
export interface FinishedBuild {
  readonly client: string;
  readonly server: string;
  /** The chunks of the client build. */
  readonly stats: StatsCompilation;
}

/** Callbacks of a watcher. */
export interface BuildEvents {
  /** A file was saved. */
  started(): void;
  /** The client build is on disk. */
  clientBuilt(hash: string): void;
  /** Both builds are on disk. */
  built(build: FinishedBuild): void;
  failed(problem: string): void;
}

const problemsOf = (stats: Stats): string =>
  problemText(stats.toJson({ all: false, errors: true }).errors ?? []);

/** Builds the client and server of a remote, and rebuilds on every save. Returns the function that stops it. */
export const watchRemote = (
  builds: [Configuration, Configuration],
  events: BuildEvents,
): (() => Promise<void>) => {
  const compiler = webpack(builds);
  if (!compiler) throw new Error('webpack returned no compiler');
  const [client, server] = compiler.compilers;
  if (!client || !server) throw new Error('expected a client and a server build');
  // A run reports only the builds that it made; the other one's last result still applies.
  const latest = new Map<Compiler, Stats>();
  client.hooks.invalid.tap('signpost-dev', () => events.started());
  for (const side of [client, server]) {
    side.hooks.done.tap('signpost-dev', (stats) => {
      latest.set(side, stats);
      if (side === client && !stats.hasErrors()) events.clientBuilt(stats.hash ?? '');
    });
  }
  const watching = compiler.watch(
    { aggregateTimeout: 30, ignored: /node_modules|[\\/]dist[\\/]/ },
    (error) => {
      if (error) return events.failed(error.message);
      // Both builds have the same source, so the errors of the first are enough.
      const failed = [...latest.values()].find((stats) => stats.hasErrors());
      const [builtClient, builtServer] = [latest.get(client), latest.get(server)];
      if (failed) events.failed(problemsOf(failed));
      else if (builtClient?.hash && builtServer?.hash) {
        const stats = builtClient.toJson({ all: false, chunkGroups: true });
        events.built({ client: builtClient.hash, server: builtServer.hash, stats });
      }
    },
  );
  return () =>
    new Promise((resolve) => {
      const close = () => compiler.close(() => resolve());
      if (watching) watching.close(close);
      else close();
    });
};
