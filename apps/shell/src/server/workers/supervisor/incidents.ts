import type { Worker } from 'node:cluster';
import { setTimeout } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { DisabledReleases } from '../disabled-releases';
import type { CanaryRelease, Crash, DisabledRelease, Place } from '../messages';
import { createCrashSuspects } from './crash-suspects';
import type { Pool } from './pool';
import { createRetirement } from './retirement';

interface IncidentOptions {
  readonly pool: Pool;
  readonly log: FastifyBaseLogger;
  readonly disabled: DisabledReleases;
  /** Seconds without a heartbeat after which a worker counts as blocked. */
  readonly silentSeconds: number;
  /** Drains a worker, then ends it. */
  retire(worker: Worker): void;
  /** Ejects a canary that is the likely cause of errors. */
  ejectCanary(canary: CanaryRelease): void;
}

/** Disables the release of a place. Returns its name, or undefined when the place is in no release. */
const disableIn =
  (disabled: IncidentOptions['disabled']) =>
  (place: Place, cause: DisabledRelease['cause']): string | undefined => {
    const { remote, release } = place;
    if (!remote || !release) return undefined;
    disabled.add({ ...place, remote, release, cause, at: new Date().toISOString() });
    return `${remote}:${release}`;
  };

/** Replaces workers that are too large, have crashed or are blocked, and disables the release that was the cause. */
export const createIncidents = (options: IncidentOptions) => {
  const { pool, log, disabled, silentSeconds, retire, ejectCanary } = options;
  /** Where each blocked worker stopped, as its watchdog reported. */
  const places = new WeakMap<Worker, Place>();
  /** Workers that are replaced because of an error whose stack names no release. */
  const untraced = new WeakSet<Worker>();
  const retirement = createRetirement(pool, retire);
  const suspects = createCrashSuspects(ejectCanary);

  const disable = disableIn(disabled);

  /** Kills instead of draining: the worker's thread does not run, so its requests cannot finish. */
  const replaceByKilling = async (worker: Worker): Promise<void> => {
    const kill = () => void worker.process.kill('SIGKILL');
    if (!pool.isServing(worker) || !(await pool.replace(worker, kill))) kill();
  };

  return {
    /** The watchdog's report of where a worker is blocked. */
    located: (worker: Worker, place: Place): void => void places.set(worker, place),

    /** One at a time, so that a leak in all workers never doubles the memory. Reported again while it lasts. */
    async grown(worker: Worker, megabytes: number): Promise<void> {
      if (pool.isReplacing() || !pool.isServing(worker)) return;
      log.warn({ worker: worker.process.pid, megabytes }, 'a worker grew too large; a new one is started');
      await pool.replace(worker, () => retire(worker));
    },

    /** An error outside of a request. */
    crashed(worker: Worker, { crash: cause, place, canaries }: Crash): void {
      const release = disable(place, cause);
      if (!release) {
        suspects.crashed(canaries);
        if (untraced.has(worker)) return;
        untraced.add(worker);
      }
      log.error(
        { worker: worker.process.pid, cause, place, release },
        release
          ? 'a release crashed outside of a request; it is disabled, and the worker replaced'
          : 'a worker had an error outside of a request; it is replaced',
      );
      void retirement.request(worker, release !== undefined);
    },

    /** Missed heartbeats. The release that blocks is disabled, or it would block the next worker as well. */
    async blocked(worker: Worker): Promise<void> {
      // On a busy machine the watchdog is late, and without its report the release is not known.
      for (let waited = 0; !places.has(worker) && waited < silentSeconds; waited += 1) {
        await setTimeout(1_000);
      }
      const place = places.get(worker) ?? {};
      log.error(
        { worker: worker.process.pid, place, release: disable(place, 'blocked') },
        'a worker is blocked; a new one is started, without the release that blocked it',
      );
      await replaceByKilling(worker);
    },

    /** Memory near its limit; the watchdog has stopped the thread. */
    async filled(worker: Worker, place: Place, megabytes: number): Promise<void> {
      log.error(
        { worker: worker.process.pid, megabytes, place, release: disable(place, 'memory') },
        'a worker fills its memory; a new one is started, without the release that fills it',
      );
      await replaceByKilling(worker);
    },
  };
};
