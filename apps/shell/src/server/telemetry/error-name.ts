/** The kind of an error, which says nothing of whom or what it was about. */
export const errorName = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'name' in error ? String(error.name) : 'unknown';
