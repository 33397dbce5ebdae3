import type { FastifyBaseLogger } from 'fastify';
import type { DisabledReleases } from '../disabled-releases';
import { framesOf } from './error-frames';
import type { CrashCause, FromWorker } from '../messages';
import { placeIn } from '../release-frames';

/** Frames kept of each error: Node's own ten may end before the release whose code called a library. */
const FRAMES = 30;

/** Takes what was thrown outside of a request, or an attempt to end the process. */
export type OnCrash = (cause: CrashCause, error: unknown) => void;

export interface CrashOptions {
  readonly disabled: DisabledReleases;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
  /** Whether the worker serves; what nobody traces to a release ends a worker that does not yet. */
  isServing(): boolean;
  tell(message: FromWorker): void;
}

/**
 * Keeps this worker alive when something is thrown outside of a request. A release that its stack names is disabled at
 * once, here and by the process that keeps the workers everywhere; that process replaces this worker.
 */
export const handleCrashes = ({ disabled, log, isServing, tell }: CrashOptions): OnCrash => {
  Error.stackTraceLimit = FRAMES;
  let isTold = false;
  const onCrash: OnCrash = (cause, error) => {
    const place = placeIn(framesOf(error));
    const { remote, release } = place;
    if (remote && release) {
      const at = new Date().toISOString();
      // One that goes on as its remote's last, and throws again, is neither logged nor told again.
      if (!disabled.add({ ...place, remote, release, cause, at })) return;
      log.error({ err: error, cause, place }, 'a release crashed outside of a request, and is disabled');
    } else {
      if (isTold) return;
      isTold = true;
      log.error({ err: error, cause }, 'an error was thrown outside of a request, traced to no release');
      if (!isServing() || !process.connected) process.exit(1);
    }
    tell({ crash: cause, place });
  };
  process.on('uncaughtException', (error) => onCrash('exception', error));
  process.on('unhandledRejection', (reason) => onCrash('rejection', reason));
  return onCrash;
};
