// A remote consumes no remote of its own.
export const remotes = undefined;
