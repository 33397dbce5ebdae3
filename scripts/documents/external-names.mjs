/** Names of other programs that documents mention and no source here has. */
export const EXTERNAL_NAMES = [
  'registerRemotes',
  'usedExports',
  'PutObject',
  'createFetchRequester',
  'NODE_EXTRA_CA_CERTS',
];
