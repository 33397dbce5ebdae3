import { readRegistry } from './source';
import type { RegistryDocument } from './schema';
import type { PublicKey } from './signature';
import type { ParsedRegistry } from './parse-registry';

/** Callbacks of a watcher. */
export interface WatchEvents {
  /** A registry of another version than the last one was read. */
  changed(registry: ParsedRegistry): void;
  /** The registry could not be read; the last one stays in use. */
  failed(error: unknown): void;
}

/** Options of a watcher. */
export interface WatchOptions {
  /** Polling interval in milliseconds; 500 by default. */
  readonly interval?: number;
  /** Trusted keys, as for `readRegistry`. */
  readonly keys?: readonly PublicKey[];
}

/**
 * Throws when a registry is older than the `known` version. Signatures prove who wrote it, not that it is the
 * newest: anyone with write access to the store could restore an old, validly signed one whose releases have
 * known vulnerabilities.
 */
export const expectNoDowngrade = ({ version }: Pick<RegistryDocument, 'version'>, known: number): void => {
  if (version < known) {
    throw new Error(`the registry went back from version ${known} to ${version}: an older one replaced it`);
  }
};

/**
 * Polls the registry every `interval` milliseconds and reports each version newer than `known`, or any
 * version without `known`; when keys are given, an unsigned or older registry counts as unreadable. Polls
 * because that works alike on folders, network file systems and static hosts, and a release must take effect
 * within two seconds. Returns the function that stops it.
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
  const poll = async () => {
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
    if (!stopped) timer = setTimeout(poll, interval);
  };
  timer = setTimeout(poll, interval);
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
};
