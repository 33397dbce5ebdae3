import type { liteClient } from 'algoliasearch/lite';

type ClientOptions = NonNullable<Parameters<typeof liteClient>[2]>;
type Host = NonNullable<ClientOptions['hosts']>[number];
type HostsCache = NonNullable<ClientOptions['hostsCache']>;

const hostStates = new Map<string, unknown>();

const nameOf = (host: object): string => (host as Host).url;

/**
 * Which hosts failed in the last two minutes, shared by all calls of this process or page. The client's defaults are
 * unsuitable: in browsers it uses local storage, which must not be written before consent, and its in-memory cache
 * reads hosts under another key than it writes (5.64), so that it tries a hanging host first each time.
 */
export const hostsCache: HostsCache = {
  get: async <Value>(host: object | string, newState: () => Promise<Value>) =>
    (hostStates.get(nameOf(host as Host)) as Value | undefined) ?? newState(),
  set: async <Value>(host: object | string, state: Value) => {
    hostStates.set(nameOf(host as Host), state);
    return state;
  },
  delete: async (host) => void hostStates.delete(nameOf(host as Host)),
  clear: async () => hostStates.clear(),
};

/** Converts an origin or a path to the client's host format. */
export const hostOf = (address: string, base: string): Host => {
  const { host, pathname, protocol } = new URL(address, base);
  return {
    url: host + pathname.replace(/\/$/, ''),
    protocol: protocol === 'https:' ? 'https' : 'http',
    accept: 'readWrite',
  };
};
