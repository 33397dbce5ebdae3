import type { RemoteConfig, SlotName } from '../contract';

/**
 * Where to look at a remote: an address of each of its paths, and for each slot an address of a page that shows it. An
 * address that the remote's own data answers, so that its page is whole.
 */
export interface Samples<Config extends RemoteConfig> {
  readonly paths: Readonly<Record<Config['paths'][number], string>>;
  readonly slots: Readonly<Record<Config['slots'][number], string>>;
}

/** Sample addresses as they are read: of a remote that may have other paths and slots than they speak of. */
export interface ReadSamples {
  readonly paths: Readonly<Record<string, string>>;
  readonly slots: Readonly<Partial<Record<SlotName, string>>>;
}
