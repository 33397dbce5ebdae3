import { readRegistry } from './source';
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
  readonly interval?: number | undefined;
  /** Trusted keys, as for `readRegistry`. */
  readonly keys?: readonly PublicKey[];
}

/**
 * Throws when a registry is older than `known`. Signatures prove who wrote it, not that it is the
 * newest: anyone with write access to the store could restore an old, validly signed one whose releases have
 * known vulnerabilities.
 */
export const expectNoDowngrade = ({ version, rights }: ParsedRegistry, known: ParsedRegistry): void => {
  // With rights each entry has its own revision, and the version of the document is not signed.
  if (!rights && version < known.version) {
    throw new Error(
      `the registry went back from version ${known.version} to ${version}: an older one replaced it`,
    );
  }
};

const isSame = (one: ParsedRegistry, other: ParsedRegistry): boolean =>
  one.rights
    ? JSON.stringify([one.raw, one.problems]) === JSON.stringify([other.raw, other.problems])
    : one.version === other.version;

/**
 * Polls the registry every `interval` milliseconds and reports each version newer than `first`, or any
 * version without `first`; when keys are given, an unsigned or older registry counts as unreadable. Polls
 * because that works alike on folders, network file systems and static hosts, and a release must take effect
 * within two seconds. Returns the function that stops it.
 */
export const watchRegistry = (
  store: string,
  first: ParsedRegistry | undefined,
  events: WatchEvents,
  { interval = 500, keys = [] }: WatchOptions = {},
): (() => void) => {
  let known = first;
  let timer: NodeJS.Timeout;
  let stopped = false;
  const poll = async () => {
    try {
      const registry = await readRegistry(store, { keys, known });
      if (keys.length > 0 && known) expectNoDowngrade(registry, known);
      if (!known || !isSame(registry, known)) {
        known = registry;
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
