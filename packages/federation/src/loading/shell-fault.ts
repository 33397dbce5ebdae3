/**
 * Thrown when a release cannot run because of this shell and not because of the release or its host: the
 * shell cannot parse it, offers another contract, or cannot write to its release cache.
 */
export class ShellFault extends Error {}

/**
 * Returns the result of an operation on the release cache. Throws a ShellFault when it fails, for example
 * because the disk is full.
 */
export const asCacheWrite = async <Value>(work: Promise<Value>): Promise<Value> => {
  try {
    return await work;
  } catch (error) {
    const { message } = error as Error;
    throw new ShellFault(`the folder of releases cannot be written: ${message}`, { cause: error });
  }
};
