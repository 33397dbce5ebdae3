/** The `src/remote.ts` of the remote in development; the bundler resolves it. */
declare module 'signpost-remote' {
  import type { RemoteModule } from '@signpost/federation/contract';
  export const routes: RemoteModule['routes'];
  export const slots: RemoteModule['slots'];
}
