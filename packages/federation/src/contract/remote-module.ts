import type { RouteObject } from 'react-router-dom';
import type { HostedSlot } from './hosted-slot';
import type { NavLink } from './page';
import type { SettingDefinitions } from './settings';
import type { FilledSlots, HostedSlotName, SlotName } from './slots';

/** What a remote exposes as `./remote`: its complete interface to the shell. */
export interface RemoteModule {
  /** Route objects with absolute paths; pages load with `lazy`, so that a URL loads only its own code. */
  readonly routes: RouteObject[];
  readonly slots?: FilledSlots;
}

/** A remote's configuration file, read by the build, the registry and the conformance kit. */
export interface RemoteConfig {
  readonly name: string;
  /** Route patterns that this remote owns, most specific first where they overlap. */
  readonly paths: readonly string[];
  /** The slots that this remote fills, in pages of the shell and of other remotes. */
  readonly slots: readonly SlotName[];
  /** The slots in this remote's own pages, which other remotes fill. Their names begin with this remote's. */
  readonly hosts?: Readonly<Record<HostedSlotName, HostedSlot>> | undefined;
  /**
   * Names that only this remote uses: keys of the browser's storage (`storage:signpost.rooms`), custom elements
   * (`element:signpost-subject-widget`), endpoints that are not the API client's (`endpoint:listRooms`), and files that
   * other sites load from `/embed` (`embed:widgets.js`).
   */
  readonly names?: readonly string[] | undefined;
  /** Links to its pages in the header and footer. */
  readonly nav?: readonly NavLink[] | undefined;
  /** Settings and flags that the registry can change while a release runs. */
  readonly settings?: SettingDefinitions | undefined;
  /** Semver range of the contract that the remote needs. */
  readonly contract: string;
  /** Maximum download of one route or slot, in bytes of brotli: entry, module, chunks and styles. */
  readonly budget: number;
  /** What builds its releases, webpack by default. Development in place always uses webpack. */
  readonly bundler?: 'webpack' | 'rspack' | undefined;
  /**
   * What is still in English in a translation that lacks messages, by language and in its words, as its
   * pages say it: `{ cy: 'canlyniadau’r cwis' }`. Without it a release that lacks messages is refused.
   */
  readonly untranslated?: Readonly<Record<string, string>> | undefined;
}
