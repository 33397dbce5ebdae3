import type { FastifyBaseLogger } from 'fastify';
import type { DisabledReleases } from '../disabled-releases';
import { framesOf } from './error-frames';
import type { CrashCause, FromWorker } from '../messages';
import { placeIn } from '../release-frames';

/** Stack frames kept of each error: Node's default of ten may not reach the release whose code called a library. */
const MAX_FRAMES = 30;

/** Handles an error thrown outside of a request, or an attempt to end the process. */
export type OnCrash = (cause: CrashCause, error: unknown) => void;

export interface CrashOptions {
  readonly disabled: DisabledReleases;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
  /** Whether the worker serves; before that, an error that is traced to no release ends it. */
  isServing(): boolean;
  send(message: FromWorker): void;
}

/**
 * Keeps this worker running when an error is thrown outside of a request. A release in its stack is disabled at once in
 * this worker, and by the supervisor in all others; the supervisor then replaces this worker.
 */
export const handleCrashes = ({ disabled, log, isServing, send }: CrashOptions): OnCrash => {
  Error.stackTraceLimit = MAX_FRAMES;
  let isReported = false;
  const onCrash: OnCrash = (cause, error) => {
    const place = placeIn(framesOf(error));
    const { remote, release } = place;
    if (remote && release) {
      const at = new Date().toISOString();
      // A release that continues as its remote's last one and throws again is neither logged nor reported again.
      if (!disabled.add({ ...place, remote, release, cause, at })) return;
      log.error({ err: error, cause, place }, 'a release crashed outside of a request, and is disabled');
    } else {
      if (isReported) return;
      isReported = true;
      log.error({ err: error, cause }, 'an error was thrown outside of a request, traced to no release');
      if (!isServing() || !process.connected) process.exit(1);
    }
    send({ crash: cause, place });
  };
  process.on('uncaughtException', (error) => onCrash('exception', error));
  process.on('unhandledRejection', (reason) => onCrash('rejection', reason));
  return onCrash;
};
