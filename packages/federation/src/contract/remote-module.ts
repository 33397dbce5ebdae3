import type { RouteObject } from 'react-router-dom';
import type { FilledSlots, SlotName } from './slots';

/** What a remote exposes as `./remote`: the whole of its agreement with the shell. */
export interface RemoteModule {
  /** Route objects with absolute paths; pages come by `lazy`, so that a URL loads only what it needs. */
  readonly routes: RouteObject[];
  readonly slots?: FilledSlots;
}

/** The one file the build, the registry and the conformance kit read of a remote. */
export interface RemoteConfig {
  readonly name: string;
  /** Route patterns this remote owns, most specific first where they overlap. */
  readonly paths: readonly string[];
  readonly slots: readonly SlotName[];
  /** Semver range of the contract that it needs. */
  readonly contract: string;
  /** Most that one of its routes or slots may cost a visitor, in bytes of brotli: entry, module, chunks and styles. */
  readonly budget: number;
}
