import type { RemoteConfig, SlotName } from '../contract';

/**
 * Where to check a remote: an address for each of its paths, and for each slot an address of a page that
 * shows it. The remote's own data must exist for these addresses, so that the pages are complete.
 */
export interface Samples<Config extends RemoteConfig> {
  readonly paths: Readonly<Record<Config['paths'][number], string>>;
  readonly slots: Readonly<Record<Config['slots'][number], string>>;
}

/** Sample addresses as read from a file, whose paths and slots may differ from the remote's. */
export interface ReadSamples {
  readonly paths: Readonly<Record<string, string>>;
  readonly slots: Readonly<Partial<Record<SlotName, string>>>;
}
