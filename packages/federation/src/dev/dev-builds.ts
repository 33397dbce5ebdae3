import path from 'node:path';
import webpack, { type Compiler, type Configuration } from 'webpack';
import { clientBuild, serverBuild, type RemoteBuild } from '../build/remote-builds';
import { remoteConfigFile } from './remote-config';

/** The hot updates lie outside the release, which is immutable; browsers find them beside the releases' folders. */
const HOT = '../../hot/[id].[fullhash].hot-update';

/** Builds again when a file changes that no module imports. */
const alsoWatch =
  (file: string) =>
  ({ hooks }: Compiler): void =>
    hooks.thisCompilation.tap('signpost-dev', ({ fileDependencies }) => void fileDependencies.add(file));

const forDevelopment = (configuration: Configuration): Configuration => ({
  ...configuration,
  optimization: { ...configuration.optimization, emitOnErrors: false },
});

/**
 * The builds of a remote that is worked on, into `<build>/dist`: as for a release, but with readable names, source maps
 * and, in the browser's, hot replacement.
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
        hotUpdateChunkFilename: `${HOT}.js`,
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
        alsoWatch(remoteConfigFile(remote.folder)),
      ],
    }),
    // The browser's half first: an open page needs no more to show the change.
    forDevelopment({ ...serverBuild(options), name: 'server', dependencies: ['client'] }),
  ];
};
