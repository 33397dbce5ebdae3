/** Version of the contract between shell and remotes. A remote states the semver range that it needs. */
export const CONTRACT_VERSION = '1.8.0';
