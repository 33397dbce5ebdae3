/** Seconds since a moment, for people. */
export const since = (start) => `${((performance.now() - start) / 1000).toFixed(1)} s`;

/** Says what is being done now, and how long it took. Gives what the work gives. */
export const step = async (what, work) => {
  const start = performance.now();
  console.log(`• ${what} …`);
  const result = await work();
  console.log(`  done in ${since(start)}`);
  return result;
};

/** A reason to stop that a person can act on; printed without a stack. */
export class PlainError extends Error {}

/** Runs a script's main function and ends the process with its outcome, in plain words. */
export const runMain = (main) =>
  main().catch((error) => {
    const full = error?.code === 'ENOSPC' || /ENOSPC|no space left/i.test(String(error?.message));
    if (full) console.error('The disk is full. Free some space (about 2 GB are needed) and start again.');
    else if (error instanceof PlainError) console.error(error.message);
    else console.error(error);
    process.exitCode = 1;
  });
