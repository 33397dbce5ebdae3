import type { HostedSlotName, RemoteConfig, SlotName } from '../contract';

/** A page or a state of one, for tests of how it looks. `phone: false` when a narrow page shows nothing different. */
export interface View {
  readonly name: string;
  readonly path: string;
  readonly phone?: false;
}

/**
 * Where to check a remote: an address for each of its paths, and for each slot an address of a page that
 * shows it; `hosts` are those of the slots in its own pages. `views` are pages and
 * states with a distinct appearance, the main page first. The remote's own data must exist for these addresses, so that
 * the pages are complete.
 */
export type Samples<Config extends RemoteConfig> = {
  readonly paths: Readonly<Record<Config['paths'][number], string>>;
  readonly slots: Readonly<Record<Config['slots'][number], string>>;
  readonly views?: readonly View[];
} & (Config extends { readonly hosts: infer Hosts }
  ? { readonly hosts: Readonly<Record<keyof Hosts, string>> }
  : unknown);

/** Sample addresses as read from a file, whose paths and slots may differ from the remote's. */
export interface ReadSamples {
  readonly paths: Readonly<Record<string, string>>;
  readonly slots: Readonly<Partial<Record<SlotName, string>>>;
  readonly hosts?: Readonly<Partial<Record<HostedSlotName, string>>>;
}
