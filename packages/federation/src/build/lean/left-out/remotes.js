// Remotes do not consume other remotes.
export const remotes = undefined;
