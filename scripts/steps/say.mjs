/** Seconds since a moment, formatted for people. */
export const since = (start) => `${((performance.now() - start) / 1000).toFixed(1)} s`;

/** Prints what is being done, and how long it took. Returns the result of `work`. */
export const step = async (what, work) => {
  const start = performance.now();
  console.log(`• ${what} …`);
  const result = await work();
  console.log(`  done in ${since(start)}`);
  return result;
};

/** An error that the user can fix; printed without a stack. */
export class PlainError extends Error {}

/** Runs a script's main function, prints its error and sets the exit code. */
export const runMain = (main) =>
  main().catch((error) => {
    const full = error?.code === 'ENOSPC' || /ENOSPC|no space left/i.test(String(error?.message));
    if (full) console.error('The disk is full. Free some space (about 2 GB are needed) and start again.');
    else if (error instanceof PlainError) console.error(error.message);
    else console.error(error);
    process.exitCode = 1;
  });
