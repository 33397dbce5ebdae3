import type { liteClient } from 'algoliasearch/lite';

type ClientOptions = NonNullable<Parameters<typeof liteClient>[2]>;
type Host = NonNullable<ClientOptions['hosts']>[number];
type HostsCache = NonNullable<ClientOptions['hostsCache']>;

const hostStates = new Map<string, unknown>();

const nameOf = (host: object): string => (host as Host).url;

/**
 * Which hosts failed in the last two minutes, for all calls of this process or page. The client's defaults do not do: in
 * browsers it is local storage, which nothing may be written to before consent, and its cache in memory looks hosts up by
 * another key than it stores them under (5.64), so that it asks a host that hangs first each time.
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

/** An origin or a path as the client wants its hosts named. */
export const hostOf = (address: string, base: string): Host => {
  const { host, pathname, protocol } = new URL(address, base);
  return {
    url: host + pathname.replace(/\/$/, ''),
    protocol: protocol === 'https:' ? 'https' : 'http',
    accept: 'readWrite',
  };
};
