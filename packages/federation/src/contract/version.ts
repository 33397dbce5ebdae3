/** The version of the agreement between shell and remotes. A remote states the semver range it needs. */
export const CONTRACT_VERSION = '1.4.0';
