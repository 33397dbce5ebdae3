import { withoutElements, withoutNames, type ShareScope } from '@signpost/federation/refused-names';

/**
 * Keeps a remote from using names that belong to others in this page. Returns the function that leaves them out of what the
 * shell shares with it.
 */
export const refuseNames = (
  remote: string,
  refused: readonly string[],
): ((shared: ShareScope) => ShareScope) => {
  const isRefused = (name: string): boolean => refused.includes(name);
  withoutElements(remote, isRefused);
  return (shared) => withoutNames(shared, isRefused);
};
