/**
 * Thrown when a release cannot be run for a reason that lies with this shell and not with the release or its host: the
 * shell does not understand it, offers another contract, or cannot write to its folder of releases.
 */
export class ShellFault extends Error {}

/** Gives what work on the folder of releases gives. Throws a ShellFault when it fails, because of a full disk for example. */
export const onCache = async <Value>(work: Promise<Value>): Promise<Value> => {
  try {
    return await work;
  } catch (error) {
    const { message } = error as Error;
    throw new ShellFault(`the folder of releases cannot be written: ${message}`, { cause: error });
  }
};
