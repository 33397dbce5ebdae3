import path from 'node:path';
import webpack, { type Compiler, type Configuration } from 'webpack';
import { clientBuild, serverBuild, type RemoteBuild } from '../build/remote-builds';
import { remoteConfigFile } from './remote-config';

/** Hot updates are stored outside of the builds, which are immutable, beside their folders. */
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

/** Each build gets a folder of its own, because open pages still load files of earlier ones. */
const inFolderOfBuild = (
  output: Configuration['output'],
  folder: string,
): NonNullable<Configuration['output']> => ({
  ...output,
  path: path.join(folder, '[fullhash]'),
  clean: false,
});

/**
 * The development builds of a remote, into `<build>/client/<hash>` and `<build>/server/<hash>`: as for a release, but
 * with readable names, source maps and, in the browser build, hot replacement.
 */
export const devBuilds = (
  remote: Pick<RemoteBuild, 'folder' | 'config'>,
  build: string,
): [Configuration, Configuration] => {
  const options = { ...remote, mode: 'development' } as const;
  const hotModules = ['page/client.ts', 'page/remote-entry.ts'].map((file) => path.join(__dirname, file));
  const client = clientBuild({ ...options, hotModules });
  const server = serverBuild(options);
  return [
    forDevelopment({
      ...client,
      name: 'client',
      output: {
        ...inFolderOfBuild(client.output, path.join(build, 'client')),
        hotUpdateChunkFilename: `${HOT_UPDATE_PATH}.js`,
        hotUpdateMainFilename: '../../hot/[runtime].[fullhash].hot-update.json',
      },
      resolve: {
        ...client.resolve,
        alias: {
          ...client.resolve?.alias,
          'react/jsx-dev-runtime': path.join(__dirname, 'page/jsx-dev-runtime.ts'),
          'signpost-remote$': path.join(remote.folder, 'src/remote.ts'),
        },
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
    forDevelopment({
      ...server,
      name: 'server',
      dependencies: ['client'],
      output: inFolderOfBuild(server.output, path.join(build, 'server')),
    }),
  ];
};
