import path from 'node:path';
import webpack, { type Compiler, type Configuration } from 'webpack';
import { clientBuild, serverBuild, type RemoteBuild } from '../build/remote-builds';
import { remoteConfigFile } from './remote-config';

/** Hot updates are stored outside the release, which is immutable, beside the releases' folders. */
const HOT_UPDATE_PATH = '../../hot/[id].[fullhash].hot-update';

/** Rebuilds when a file changes that no module imports. */
const watchFile =
  (file: string) =>
  ({ hooks }: Compiler): void =>
    hooks.thisCompilation.tap('signpost-dev', ({ fileDependencies }) => void fileDependencies.add(file));

const forDevelopment = (configuration: Configuration): Configuration => ({
  ...configuration,
  optimization: { ...configuration.optimization, emitOnErrors: false },
});

/**
 * The development builds of a remote, into `<build>/dist`: as for a release, but with readable names, source
 * maps and, in the browser build, hot replacement.
 */
export const devBuilds = (
  remote: Pick<RemoteBuild, 'folder' | 'config'>,
  build: string,
): [Configuration, Configuration] => {
  const options = { ...remote, mode: 'development', dist: path.join(build, 'dist') } as const;
  const client = clientBuild({ ...options, before: [path.join(__dirname, 'page/client.ts')] });
  return [
    forDevelopment({
      ...client,
      name: 'client',
      output: {
        ...client.output,
        hotUpdateChunkFilename: `${HOT_UPDATE_PATH}.js`,
        hotUpdateMainFilename: '../../hot/[runtime].[fullhash].hot-update.json',
      },
      resolve: {
        ...client.resolve,
        alias: { 'react/jsx-dev-runtime': path.join(__dirname, 'page/jsx-dev-runtime.ts') },
      },
      module: {
        rules: [
          ...(client.module?.rules ?? []),
          {
            test: /\.tsx?$/,
            exclude: [/node_modules/, __dirname],
            enforce: 'post',
            use: path.join(__dirname, 'refresh-loader.ts'),
          },
        ],
      },
      plugins: [
        ...(client.plugins ?? []),
        new webpack.HotModuleReplacementPlugin(),
        watchFile(remoteConfigFile(remote.folder)),
      ],
    }),
    // The client build runs first, because an open page needs only that to show the change.
    forDevelopment({ ...serverBuild(options), name: 'server', dependencies: ['client'] }),
  ];
};
