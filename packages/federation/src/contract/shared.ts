/**
 * Modules that the shell provides to every remote, once per page and once per server process, with the range
 * that a remote accepts. The list is part of the contract: adding is a minor version, removing a major one.
 */
export const SHARED_BY_SHELL = {
  react: '^19.3.0',
  'react/jsx-runtime': '^19.3.0',
  'react-router-dom': '^7.18.0',
  '@signpost/api-client/base': '^0.1.0',
  '@signpost/federation/settings': '^0.1.0',
  '@signpost/federation/slots': '^0.1.0',
  '@signpost/identity': '^0.1.0',
  '@signpost/language/runtime': '^0.1.0',
  valibot: '^1.5.0',
} as const;

/** Names of the shared modules. */
export type SharedModule = keyof typeof SHARED_BY_SHELL;

/** The global where a remote's entry finds the shared federation runtime in a browser. */
export const BUNDLER_RUNTIME = '_SIGNPOST_BUNDLER_RUNTIME';

/** The file beside a remote's entry that lists the integrity hashes of its scripts and style sheets. */
export const INTEGRITY_LIST = 'integrity.json';

/** The global where a remote's entry finds those integrity hashes, by address. */
export const FILE_INTEGRITY = '_SIGNPOST_PROOFS';

/** The global where a remote's entry puts its container in a browser. */
export const containerName = (remote: string): string => `signpost_${remote.replaceAll('-', '_')}`;
