import type { RemoteConfig } from '../contract';
import { BUNDLER_RUNTIME, containerName, SHARED_BY_SHELL } from '../contract/shared';

// Provided by the shell: remotes bundle no copy of these, so a page never has two versions.
const shared = Object.fromEntries(
  Object.entries(SHARED_BY_SHELL).map(([name, version]) => [
    name,
    { singleton: true, import: false as const, requiredVersion: version },
  ]),
);

/** Frameworks that remotes use only through shared modules; a bundled copy would be a second one in the page. */
const SHELL_ONLY = /^(react-dom|react-redux|react-router|@reduxjs\/toolkit)(\/|$)/;

/** A request of a module, as bundlers pass it to functions that decide on externals. */
interface ExternalRequest {
  readonly request?: string | undefined;
  readonly contextInfo?: { readonly issuer: string } | undefined;
}
type ExternalCallback = (error?: Error, result?: string) => void;

/** Fails the build for a framework that only the shell may bundle. */
export const refuseFrameworks = (
  { request, contextInfo }: ExternalRequest,
  callback: ExternalCallback,
): void => {
  if (!request || !SHELL_ONLY.test(request)) return callback();
  return callback(
    new Error(`${request} belongs to the shell and must not be bundled (${contextInfo?.issuer})`),
  );
};

/** The shell also provides the entries' part of the runtime, which saves four kilobytes in each entry. */
export const outsideRuntime = ({ request }: ExternalRequest, callback: ExternalCallback): void =>
  request && /[\\/]webpack-bundler-runtime[\\/]/.test(request)
    ? callback(undefined, `var globalThis.${BUNDLER_RUNTIME}`)
    : callback();

/** File name of a remote's entry. */
export const ENTRY = 'remoteEntry.js';

/** Options of the federation plugin of any bundler; `modules` run instead of the remote's module. */
export const containerOptions = (config: RemoteConfig, modules?: readonly string[]) => ({
  name: containerName(config.name),
  filename: ENTRY,
  exposes: { './remote': { import: modules ? [...modules] : ['./src/remote.ts'], name: 'remote' } },
  shared,
  shareStrategy: 'loaded-first' as const,
  manifest: false as const,
  dts: false as const,
  // Remotes do not consume other remotes, so that part of the runtime is left out.
  experiments: { externalRuntime: true, optimization: { disableSnapshot: true, disableRemote: true } },
});
