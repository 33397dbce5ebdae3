/**
 * What the shell provides to every remote, once per page and once per server process, with the range a remote accepts.
 * The list is part of the contract: adding is a minor version, removing a major one.
 */
export const SHARED_BY_SHELL = {
  react: '^19.3.0',
  'react/jsx-runtime': '^19.3.0',
  'react-router-dom': '^7.18.0',
  '@signpost/api-client/base': '^0.1.0',
  '@signpost/identity': '^0.1.0',
  valibot: '^1.5.0',
} as const;

/** Names of the shared modules. */
export type SharedModule = keyof typeof SHARED_BY_SHELL;

/** The global under which a remote's entry finds its half of the federation runtime in a browser. */
export const BUNDLER_RUNTIME = '_SIGNPOST_BUNDLER_RUNTIME';

/** The file beside a remote's entry that lists what browsers prove its scripts and style sheets by. */
export const PROOF_LIST = 'integrity.json';

/** The global in which a remote's entry finds, by address, what the page proves such a file by. */
export const FILE_PROOFS = '_SIGNPOST_PROOFS';

/** The global under which a remote's entry leaves its container in a browser. */
export const containerName = (remote: string): string => `signpost_${remote.replaceAll('-', '_')}`;
