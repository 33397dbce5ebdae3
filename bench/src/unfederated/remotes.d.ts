/** Every remote of the repository, imported as source. The build writes this module. */
declare module '@unfederated/remotes' {
  import type { RemoteConfig, RemoteModule } from '@signpost/federation/contract';
  export const modules: readonly RemoteModule[];
  /** In the same order. */
  export const configs: readonly RemoteConfig[];
}
