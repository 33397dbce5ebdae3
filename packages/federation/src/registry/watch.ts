import { readRegistry } from './source';
import type { RegistryDocument } from './schema';

/** What a watcher tells. */
export interface WatchEvents {
  /** A registry of another version than the last one. */
  changed(registry: RegistryDocument): void;
  /** The registry could not be read; the last one stays in force. */
  failed(error: unknown): void;
}

/**
 * Looks at the registry every `interval` milliseconds and tells of each new version. Polling, because it works alike on
 * folders, network file systems and static hosts, and a release must be seen within two seconds.
 * Returns the function that stops it.
 */
export const watchRegistry = (
  store: string,
  known: number,
  events: WatchEvents,
  interval = 500,
): (() => void) => {
  let version = known;
  let timer: NodeJS.Timeout;
  let stopped = false;
  const look = async () => {
    try {
      const registry = await readRegistry(store);
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
