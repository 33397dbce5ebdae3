import type { Worker } from 'node:cluster';

/** Drains all workers and ends this process: with 0 when all of them exited cleanly, else with 1. */
export const stopAll = async (
  workers: readonly (Worker | undefined)[],
  endIfStuck: (worker: Worker) => void,
): Promise<never> => {
  const running = workers.filter((worker) => worker !== undefined && !worker.isDead()) as Worker[];
  const clean = await Promise.all(
    running.map(
      (worker) =>
        new Promise<boolean>((resolve) => {
          // A worker that was not ready yet has no requests and ends by the signal.
          worker.once('exit', (code, signal) => resolve(code === 0 || signal === 'SIGTERM'));
          worker.process.kill('SIGTERM');
          endIfStuck(worker);
        }),
    ),
  );
  process.exit(clean.every(Boolean) ? 0 : 1);
};
