import { readRegistry } from './source';
import type { RegistryDocument } from './schema';
import type { PublicKey } from './signature';
import type { UnderstoodRegistry } from './understand';

/** What a watcher tells. */
export interface WatchEvents {
  /** A registry of another version than the last one. */
  changed(registry: UnderstoodRegistry): void;
  /** The registry could not be read; the last one stays in force. */
  failed(error: unknown): void;
}

/** How a registry is watched. */
export interface WatchOptions {
  /** Milliseconds between two looks; 500 when left out. */
  readonly interval?: number;
  /** Who may sign the registry, as for `readRegistry`. */
  readonly keys?: readonly PublicKey[];
}

/**
 * Throws when a registry is older than the `known` version. Signatures prove who wrote it, not that it is the newest:
 * whoever can write to the store could put back an old one, rightly signed, whose releases have known holes.
 */
export const expectNoDowngrade = ({ version }: Pick<RegistryDocument, 'version'>, known: number): void => {
  if (version < known) {
    throw new Error(
      `the registry went back from version ${known} to ${version}: an old one was put in its place`,
    );
  }
};

/**
 * Looks at the registry every `interval` milliseconds and tells of each new version after `known`, or of any without it; where keys are given,
 * one that is not signed or is older than the last one counts as unreadable. Polling, because it works alike on folders,
 * network file systems and static hosts, and a release must be seen within two seconds.
 * Returns the function that stops it.
 */
export const watchRegistry = (
  store: string,
  known: number | undefined,
  events: WatchEvents,
  { interval = 500, keys = [] }: WatchOptions = {},
): (() => void) => {
  let version = known;
  let timer: NodeJS.Timeout;
  let stopped = false;
  const look = async () => {
    try {
      const registry = await readRegistry(store, { keys });
      if (keys.length > 0 && version !== undefined) expectNoDowngrade(registry, version);
      if (registry.version !== version) {
        version = registry.version;
        events.changed(registry);
      }
    } catch (error) {
      events.failed(error);
    }
    if (!stopped) timer = setTimeout(look, interval);
  };
  timer = setTimeout(look, interval);
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
};
